import type { Language } from '@unisite/shared/contract';
import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';

/** The caller's address and language. */
export interface OperatorCaller {
  readonly language: Language;
  readonly ip: string;
  readonly userAgent: string;
}

/** An operator's live session. */
export interface OperatorSession {
  readonly id: string;
  readonly operatorId: string;
  readonly account: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
  readonly startedAt: Date;
  readonly seenAt: Date;
}

/** The browser's cookies: a session, or the step between password and code. Scripts cannot read either. */
export interface OperatorCookies {
  readonly session: string | undefined;
  readonly step: string | undefined;
  set(which: 'session' | 'step', secret: string): void;
  clear(which: 'session' | 'step'): void;
}

export interface OperatorContext extends OperatorCaller {
  readonly session: OperatorSession | null;
  readonly cookies: OperatorCookies;
}

/** Context of a call that requires a session. */
export interface SignedInContext extends OperatorContext {
  readonly session: OperatorSession;
}
