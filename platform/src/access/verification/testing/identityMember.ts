import {
  addIdentityPicture,
  type Identity,
  type IdentityPictureKind,
  identity,
  identityPictureKind,
  type MemberId,
  type RequestOf,
  saveIdentityFacts,
  sendIdentityCheck,
} from '@unisite/shared/contract';
import type { IdentityAnswer, IdentitySubmission } from '@unisite/shared/contract/identityProvider';
import { sharp } from '../../../foundation/process/sharp.ts';
import { addMember } from '../../../testing/members.ts';
import type { CallOptions, TestPlatform } from '../../../testing/testPlatform.ts';
import { hashPassword } from '../../identity/index.ts';
import { askProvider } from '../provider/askProvider.ts';
import type { IdentityProvider } from '../provider/identityProvider.ts';

const PASSWORD = 'ngua chay 2026';
let serial = 0;

/** A picture of one colour, in base64. */
export async function pictureOf({
  width = 640,
  height = 400,
  format = 'png' as 'png' | 'jpeg',
  note = '',
} = {}): Promise<string> {
  const drawn = sharp({ create: { width, height, channels: 3, background: '#2d3d84' } });
  const noted = note === '' ? drawn : drawn.withExif({ IFD0: { ImageDescription: note } });
  return (await noted.toFormat(format).toBuffer()).toString('base64');
}

type Facts = RequestOf<typeof saveIdentityFacts>;

/** A member of the market VN going through an identity check. */
export interface IdentityMember {
  readonly id: MemberId;
  readonly account: string;
  readonly signedIn: CallOptions;
  look(): Promise<Identity>;
  say(facts?: Partial<Facts>): ReturnType<typeof callFacts>;
  picture(kind: IdentityPictureKind, image?: string): ReturnType<typeof callPicture>;
  send(): ReturnType<typeof callSend>;
  /** Enters everything and submits it. */
  handIn(facts?: Partial<Facts>): Promise<void>;
}

const callFacts = (platform: TestPlatform, signedIn: CallOptions, facts: Facts) =>
  platform.call(saveIdentityFacts, facts, signedIn);
const callPicture = (platform: TestPlatform, signedIn: CallOptions, kind: IdentityPictureKind, image: string) =>
  platform.call(addIdentityPicture, { kind, image }, signedIn);
const callSend = (platform: TestPlatform, signedIn: CallOptions) => platform.call(sendIdentityCheck, {}, signedIn);

export async function identityMember(platform: TestPlatform): Promise<IdentityMember> {
  serial += 1;
  const account = `shown${process.pid}x${serial}`;
  const { id } = await addMember(platform.database, { account, passwordHash: await hashPassword(PASSWORD) });
  const { headers } = await platform.signIn(account, PASSWORD);
  return showing(platform, { id, account, signedIn: { headers: { ...headers, 'x-language': 'en' } } });
}

/** What a signed-in member does to prove its identity. */
export function showing(
  platform: TestPlatform,
  { id, account, signedIn }: Pick<IdentityMember, 'id' | 'account' | 'signedIn'>,
): IdentityMember {
  const number = `0790${String(serial).padStart(8, '0')}`;
  const say: IdentityMember['say'] = (facts = {}) =>
    callFacts(platform, signedIn, { document: 'idCard', number, validUntil: '2034-11-23', ...facts });
  const picture: IdentityMember['picture'] = async (kind, image) =>
    callPicture(platform, signedIn, kind, image ?? (await pictureOf()));
  const send: IdentityMember['send'] = () => callSend(platform, signedIn);
  return {
    id,
    account,
    signedIn,
    say,
    picture,
    send,
    look: async () => (await platform.call(identity, {}, signedIn)).value,
    async handIn(facts) {
      const image = await pictureOf();
      const { check } = (await say(facts)).value;
      const has = new Set(check?.pictures.map(({ kind }) => kind));
      for (const kind of identityPictureKind.options) if (!has.has(kind)) (await picture(kind, image)).value;
      (await send()).value;
    },
  };
}

/** A provider that records what it is given, and gives this answer. */
export function providerThat(answer: (submission: IdentitySubmission) => IdentityAnswer | Error) {
  const given: IdentitySubmission[] = [];
  const said = (one: IdentityAnswer | Error) => (one instanceof Error ? Promise.reject(one) : Promise.resolve(one));
  const provider: IdentityProvider = {
    code: 'sandbox',
    submit(submission) {
      given.push(submission);
      return said(answer(submission));
    },
    answerTo(reference) {
      const known = given.find((one) => one.reference === reference);
      return known ? said(answer(known)) : Promise.resolve({ answer: 'unknown' });
    },
  };
  return { provider, given };
}

/** Submits pending checks to a provider that leaves them to the operators. */
export const leaveToOperators = (platform: TestPlatform): Promise<void> =>
  askProvider(platform.services, providerThat(() => ({ answer: 'operator' })).provider);

/** Submits pending checks to a provider that accepts them. */
export const acceptAll = (platform: TestPlatform): Promise<void> =>
  askProvider(platform.services, providerThat(() => ({ answer: 'accepted' })).provider);
