import {
  beginTwoFactor,
  type CustomerType,
  confirmTwoFactor,
  login,
  type MemberId,
  type RequestOf,
  type SecondStepRequired,
} from '@unisite/shared/contract';
import { hashPassword, type OutboxMessage, readOutbox } from '../access/identity/index.ts';
import { createMember } from '../access/members/index.ts';
import { codeAt } from '../foundation/crypto/totp.ts';
import { type CallOptions, provideProof, type TestPlatform } from './testPlatform.ts';

export const PASSWORD = 'ngua chay 2026';

interface Bound {
  readonly mobile?: string;
  readonly email?: string;
  readonly payeeName?: string;
  readonly customerType?: CustomerType;
  readonly marketCode?: string;
}

export interface SecuredMember {
  readonly id: MemberId;
  readonly account: string;
  /** Call options for the network of the member's first sign-in. */
  readonly home: CallOptions;
  /** The same, with a session. */
  readonly signedIn: CallOptions;
}

/** Members with what second steps need, each from its own network (the platform must trust its proxy). */
export function securedMembers(platform: () => TestPlatform, now: () => number) {
  let serial = 0;
  let hash: Promise<string> | null = null;
  const next = (): number => {
    serial += 1;
    return serial;
  };
  /** Call options for a network that was never used. */
  const elsewhere = (host = 'localhost'): CallOptions => {
    const place = next();
    return { host, headers: { 'x-forwarded-for': `203.${place >> 8}.${place % 256}.7`, 'x-language': 'en' } };
  };

  return {
    elsewhere,
    freshNumber: () => `+84987${String(next()).padStart(6, '0')}`,
    freshAddress: () => `member${next()}@example.com`,
    async member({
      mobile,
      email,
      payeeName,
      customerType = 0,
      marketCode = 'VN',
    }: Bound = {}): Promise<SecuredMember> {
      hash ??= hashPassword(PASSWORD);
      const account = `secured${next()}`;
      const { database } = platform();
      const passwordHash = await hash;
      const { id } = await createMember(database, {
        account,
        nickname: account,
        passwordHash,
        customerType,
        marketCode,
      });
      await database.query('UPDATE member SET mobile = $2, email = $3, payee_name = $4 WHERE id = $1', [
        id,
        mobile ?? null,
        email ?? null,
        payeeName ?? null,
      ]);
      const home = elsewhere(marketCode === 'VN' ? 'localhost' : 'int.localhost');
      const { headers } = await platform().signIn(account, PASSWORD, home);
      return { id, account, home, signedIn: { ...home, headers: { ...home.headers, ...headers } } };
    },
    /** Signs in with the right password. */
    async firstStep(account: string, options: CallOptions, request: Partial<RequestOf<typeof login>> = {}) {
      const verification = await provideProof(platform().services);
      const typed = { username: account, password: PASSWORD, type: 'username', verification, ...request } as const;
      return platform().call(login, typed, options);
    },
    /** Signs in with the right password when a second step is required. */
    async asked(
      account: string,
      options: CallOptions,
      request?: Partial<RequestOf<typeof login>>,
    ): Promise<SecondStepRequired> {
      const { value } = await this.firstStep(account, options, request);
      if (value.state !== 'secondStepRequired') throw new Error(`${account} was let in`);
      return value;
    },
    /** Enables two-factor; uses up the current step's code. */
    async withTwoFactor(signedIn: CallOptions): Promise<{ secret: string; recoveryCodes: string[] }> {
      const { secret } = (await platform().call(beginTwoFactor, { password: PASSWORD }, signedIn)).value;
      const code = codeAt(secret, new Date(now()));
      const { recoveryCodes } = (await platform().call(confirmTwoFactor, { code }, signedIn)).value;
      return { secret, recoveryCodes };
    },
    /** Messages to a number or an address, newest first. */
    async received(target: string): Promise<OutboxMessage[]> {
      await platform().services.delivery.settled();
      return readOutbox(platform().database, target);
    },
    /** The newest code sent to a number or an address. */
    async codeAt(target: string): Promise<string> {
      return /\d{6}/.exec((await this.received(target))[0]?.body ?? '')?.[0] ?? '';
    },
    /** Kinds of a member's security events, in order. */
    async events(memberId: string): Promise<string[]> {
      const rows = await platform().database.query<{ kind: string }>(
        'SELECT kind FROM security_event WHERE member_id = $1 ORDER BY id',
        [memberId],
      );
      return rows.map(({ kind }) => kind);
    },
  };
}

/** The code of a refusal, or OK. */
export const refusalCode = ({ envelope }: { readonly envelope: { success: boolean; code?: string } }): string =>
  envelope.code ?? 'OK';

/** Another six-digit code. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
