import type { Operation, SessionInfo } from '@unisite/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Caller, Session } from './callContext.ts';
import type { Refusal } from './refusal.ts';

/** The outcome of checking a call's credentials. */
export type Presented =
  | { readonly state: 'none' }
  | { readonly state: 'expired' }
  | { readonly state: 'live'; readonly session: Session };

/** Authenticates members' calls. The identity domain provides it. */
export interface Authentication {
  /** The session of an operation's call: cookie and handle must both be present and match. */
  sessionOfCall(request: FastifyRequest, marketCode: string, operation: Operation): Promise<Presented>;
  /** The member signed in by the browser's cookie alone: for responses that a page gets before it has its handle. */
  cookieSession(request: FastifyRequest, caller: Caller): Promise<SessionInfo | null>;
  /**
   * Checks whether the session may call the operation.
   *
   * @throws Refusal GUEST_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED
   */
  authorize(operation: Operation, session: Session): void;
  /** Records a call that was refused because of its caller, or that may be a replay of a recorded one. */
  recordRefused(operation: Operation, refusal: Refusal, session: Session | null, caller: Caller): Promise<void>;
}

/** Opens sealed bodies (docs/sealed-calls.md). The identity domain provides it. */
export interface CallSealing {
  /** @throws Refusal when the body cannot be opened or is a replay */
  open(method: string, path: string, body: unknown): Promise<unknown>;
}
