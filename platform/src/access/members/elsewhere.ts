import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';

// An agent sees what team members did since they joined it: earlier days stay with their former line.

/**
 * SQL: whether on a day a member stood outside the team of the agent that the statement's `elsewhere` was built for
 * (member_days_elsewhere).
 */
export const isElsewhere = (member: string, day: string): string =>
  `EXISTS (SELECT FROM elsewhere e WHERE e.member_id = ${member} AND ${day} BETWEEN e.from_day AND e.to_day)`;

/** SQL: whether a member stood below an agent on a day, or is the agent. One index lookup per row. */
export const stoodInTeam = (agent: string, member: string, day: string): string =>
  `position('/' || ${agent} || '/' IN member_path_on(${member}, ${day})) > 0`;

/**
 * Whether any member of an agent's team stood elsewhere on a day of the range: if not, the check per row can be
 * skipped.
 */
export async function hadSomebodyElsewhere(
  q: Queryable,
  agentId: MemberId,
  { fromDay, toDay }: { readonly fromDay: string; readonly toDay: string },
): Promise<boolean> {
  const [row] = await q.query<{ some: boolean }>(
    'SELECT EXISTS (SELECT FROM member_days_elsewhere($1, $2, $3)) AS some',
    [agentId, fromDay, toDay],
  );
  return row?.some ?? false;
}
