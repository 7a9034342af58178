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
  /** What the page holds as its token. */
  readonly handle: string;
  /** Nothing but changing the password is open to it (specification section 4, forced change). */
  readonly mustChange: boolean;
}

/** Who calls, from where, and in which language. */
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
   * Stores the call's value under its key in the transaction of its work, where it has a key: called last in the
   * transaction, by every operation that moves money or creates.
   *
   * @throws Refusal STILL_RUNNING where the key was taken over meanwhile: the transaction must not be committed
   */
  storeResponse(q: Queryable, value: object): Promise<void>;
  /** Sets what is stored for replays instead of the value, where that holds a secret. */
  recordForReplay(record: object): void;
  readonly cookies: CallCookies;
  readonly headers: CallHeaders;
  /** The name this call's browser keeps its session cookie under. */
  readonly sessionCookie: string;
  /** Who the browser's cookie alone says is signed in: for answers a page gets before it has its handle. */
  cookieSession(): Promise<SessionInfo | null>;
}

/** The context of an operation with `access: 'member'`. */
export interface MemberCallContext extends CallContext {
  readonly session: Session;
}

export interface CallCookies {
  get(name: string): string | undefined;
  set(name: string, value: string, options?: CookieOptions): void;
  /** `options`: those of path and site that it was set with. */
  clear(name: string, options?: Pick<CookieOptions, 'path' | 'sameSite'>): void;
}

export interface CookieOptions {
  /** Seconds; absent: until the browser closes. */
  readonly maxAge?: number;
  /** True unless said otherwise. */
  readonly httpOnly?: boolean;
  /** The calls it goes with; all of the site's unless said otherwise. */
  readonly path?: string;
  /** `lax` unless said otherwise: it comes along when a link elsewhere leads here. */
  readonly sameSite?: 'lax' | 'strict';
}

export interface CallHeaders {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
}
