import type { Operation, SessionInfo } from '@unisite/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Caller, Session } from './callContext.ts';
import type { Refusal } from './refusal.ts';

/** What a call's credentials come to. */
export type Presented =
  | { readonly state: 'none' }
  | { readonly state: 'expired' }
  | { readonly state: 'live'; readonly session: Session };

/** Recognises members by their calls. The identity domain provides it. */
export interface Authentication {
  /** The session of a call of an operation: cookie and handle must both be there and belong together. */
  sessionOfCall(request: FastifyRequest, marketCode: string, operation: Operation): Promise<Presented>;
  /** Who the browser's cookie alone says is signed in: for answers a page gets before it has its handle. */
  cookieSession(request: FastifyRequest, caller: Caller): Promise<SessionInfo | null>;
  /**
   * Holds the operation against what the session may do.
   *
   * @throws Refusal GUEST_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED
   */
  authorize(operation: Operation, session: Session): void;
  /** Writes down a call that was refused because of who made it, or that somebody may have recorded and sent again. */
  recordRefused(operation: Operation, refusal: Refusal, session: Session | null, caller: Caller): Promise<void>;
}

/** Opens sealed bodies (docs/sealed-calls.md). The identity domain provides it. */
export interface CallSealing {
  /** @throws Refusal when the body cannot be opened or came before */
  open(method: string, path: string, body: unknown): Promise<unknown>;
}
