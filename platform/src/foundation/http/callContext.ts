import type { CustomerType, Language, MemberId, SessionInfo } from '@unisite/shared/contract';
import type { Queryable } from '../database/connect.ts';
import type { Market } from './market.ts';

/** A live sign-in, as handlers see it. */
export interface Session {
  readonly id: string;
  readonly memberId: MemberId;
  readonly account: string;
  readonly nickname: string;
  readonly customerType: CustomerType;
  readonly marketCode: string;
  /** The page's token. */
  readonly handle: string;
  /** Only changing the password is open to it (specification section 4, forced change). */
  readonly mustChange: boolean;
}

/** The caller, its origin and its language. */
export interface Caller {
  readonly market: Market;
  readonly language: Language;
  readonly ip: string;
  readonly userAgent: string;
  /** Scheme and host of this call, e.g. `http://localhost:3000`. */
  readonly origin: string;
}

export interface CallContext extends Caller {
  readonly session: Session | null;
  readonly idempotencyKey: string | null;
  /**
   * Stores the call's value under its key, if it has one, in the transaction of its work: called last in the
   * transaction, by every operation that moves money or creates.
   *
   * @throws Refusal STILL_RUNNING where the key was taken over meanwhile: the transaction must not be committed
   */
  storeResponse(q: Queryable, value: object): Promise<void>;
  /** Sets what is stored for replays instead of the value, where the value contains a secret. */
  recordForReplay(record: object): void;
  readonly cookies: CallCookies;
  readonly headers: CallHeaders;
  /** The name of the session cookie in this call's browser. */
  readonly sessionCookie: string;
  /** The member signed in by the browser's cookie alone: for responses that a page gets before it has its handle. */
  cookieSession(): Promise<SessionInfo | null>;
}

/** The context of an operation with `access: 'member'`. */
export interface MemberCallContext extends CallContext {
  readonly session: Session;
}

export interface CallCookies {
  get(name: string): string | undefined;
  set(name: string, value: string, options?: CookieOptions): void;
  /** `options`: path and site as it was set with. */
  clear(name: string, options?: Pick<CookieOptions, 'path' | 'sameSite'>): void;
}

export interface CookieOptions {
  /** Seconds; absent: until the browser closes. */
  readonly maxAge?: number;
  /** Default: true. */
  readonly httpOnly?: boolean;
  /** Path of the calls that it is sent with; default: all of the site's. */
  readonly path?: string;
  /** Default: `lax`, so that it is sent when a link from elsewhere leads here. */
  readonly sameSite?: 'lax' | 'strict';
}

export interface CallHeaders {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
}
