import type { Language } from '@unisite/shared/contract';
import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';

/** Who calls the operators' side, from where, and in which language. */
export interface OperatorCaller {
  readonly language: Language;
  readonly ip: string;
  readonly userAgent: string;
}

/** A live sign-in of an operator. */
export interface OperatorSession {
  readonly id: string;
  readonly operatorId: string;
  readonly account: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
  readonly startedAt: Date;
  readonly seenAt: Date;
}

/** What the browser holds: a sign-in, or the step between password and code. Neither can be read by a page. */
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

/** The context of a call that is not open. */
export interface SignedInContext extends OperatorContext {
  readonly session: OperatorSession;
}
