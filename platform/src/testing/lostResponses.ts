import {
  login,
  loginSms,
  memberInfo,
  type Operation,
  type RequestOf,
  type SessionInfo,
  type SignInValue,
  type ValueOf,
} from '@unisite/shared/contract';
import type { SecuredPlatform } from './securedPlatform.ts';
import { type CallOptions, provideProof, type Reply } from './testPlatform.ts';

/** A call whose responses count as lost, repeated under one key. */
interface RepeatableCall<O extends Operation> {
  send(request?: RequestOf<O>): Promise<Reply<ValueOf<O>>>;
  /** Sends it from another network under the same key. */
  sendBy(options: CallOptions): Promise<Reply<ValueOf<O>>>;
  unkeyed(): Promise<Reply<ValueOf<O>>>;
  /** Stored replay rows of this operation. */
  stored(): Promise<string>;
  readonly key: string;
}

/** The secret in the session's cookie; empty when none was set. */
export const secretOf = ({ cookies }: Pick<Reply<unknown>, 'cookies'>): string =>
  cookies['__Host-unisite']?.value ?? '';

/** Call options of the browser that got the response. */
export function browserOf(reply: Reply<SignInValue | SessionInfo>, place: CallOptions): CallOptions {
  const { value } = reply;
  if (!('token' in value)) throw new Error('nobody is in');
  const cookie = `__Host-unisite=${secretOf(reply)}`;
  return { ...place, headers: { ...place.headers, authorization: `Bearer ${value.token}`, cookie } };
}

/** A mobile number as typed by its owner. */
export const national = (mobile: string) => ({ mobileNum: mobile.replace('+84', '0'), countryDialingCode: '84' });

/** Helpers for tests of lost responses. */
export function lostResponses(here: SecuredPlatform) {
  const lost = <O extends Operation>(operation: O, request: RequestOf<O>, options: CallOptions): RepeatableCall<O> => {
    const key = crypto.randomUUID();
    const keyed = ({ headers, ...place }: CallOptions): CallOptions => ({
      ...place,
      headers: { ...headers, 'idempotency-key': key },
    });
    return {
      key,
      send: (changed = request) => here.platform.call(operation, changed, keyed(options)),
      sendBy: (other) => here.platform.call(operation, request, keyed(other)),
      unkeyed: () => here.platform.call(operation, request, options),
      async stored() {
        const [row] = await here.platform.database.query<{ rows: string | null }>(
          `SELECT string_agg(i::text, ' ') AS rows FROM idempotency i WHERE operation = $1`,
          [operation.name],
        );
        return row?.rows ?? '';
      },
    };
  };

  return {
    lost,
    isIn: async (options: CallOptions) => (await here.platform.call(memberInfo, {}, options)).status === 200,
    /** Requests a sign-in code for a member, and signs in with it. */
    async signInBySms() {
      const { people } = here;
      const mobile = people.freshNumber();
      const member = await people.member({ mobile });
      const place = people.elsewhere();
      const verification = await provideProof(here.platform.services);
      await here.platform.call(loginSms, { ...national(mobile), verification }, place);
      const { mobileNum, countryDialingCode } = national(mobile);
      const password = await people.codeAt(mobile);
      const request = { username: mobileNum, countryDialingCode, password, type: 'sms' } as const;
      return { ...member, place, mobile, request, call: lost(login, request, place) };
    },
  };
}
