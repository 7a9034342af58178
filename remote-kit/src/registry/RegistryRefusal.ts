import type { AuditEntry, Problem } from '@unisite/shared/contract/rollout';
import { CommandFailure } from '../cli/CommandFailure.ts';
import { problemLines } from '../cli/problems.ts';

/** The registry's refusal, with its reasons. */
export class RegistryRefusal extends CommandFailure {
  readonly code: string;

  constructor(code: string, message: string, problems: readonly Problem[], since: readonly AuditEntry[]) {
    // the problems already say what the message would
    const head = problems.length > 0 ? 'The registry refuses it:' : `${message} (${code})`;
    super([head, ...problems.flatMap(problemLines), ...since.map(changeLine)].join('\n'), todoOf(code, since));
    this.code = code;
  }
}

const changeLine = ({ at, who, act, why }: AuditEntry): string => `  ${at}  ${who}  ${act}: ${why}`;

const todoOf = (code: string, since: readonly AuditEntry[]): string | undefined =>
  code === 'CHANGED' || since.length > 0 ? 'Look with unisite-remote status, then decide anew.' : undefined;
