import type { Queryable } from '../database/connect.ts';

export type OperatorEventKind =
  | 'passwordRefused'
  | 'passwordTaken'
  | 'codeRefused'
  | 'enrolled'
  | 'signedIn'
  | 'signedOut'
  | 'sessionExpired'
  | 'added'
  | 'closed'
  | 'secondStepReset'
  | 'teamKeyAdded'
  | 'teamKeyRevoked'
  | 'marketSet';

interface OperatorEvent {
  readonly kind: OperatorEventKind;
  /** Null when no account has the typed name. */
  readonly operatorId: string | null;
  readonly ip: string;
  readonly userAgent: string;
  /** What it was about: a team and its key, a market's setting, the reason given. Never a secret. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Writes down what an operator did, or what was done in an operator's name. The table takes no change and no removal. */
export async function writeOperatorAudit(q: Queryable, at: Date, event: OperatorEvent): Promise<void> {
  const { kind, operatorId, ip, userAgent, detail = {} } = event;
  await q.query(
    'INSERT INTO operator_audit (at, kind, operator_id, ip, user_agent, detail) VALUES ($1, $2, $3, $4, $5, $6)',
    [at, kind, operatorId, ip, userAgent, JSON.stringify(detail)],
  );
}
