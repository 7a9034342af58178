import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';

// An agent sees what those in its team did since they are in it: days of before stay with the line that they stood in.

/**
 * SQL: whether a member stood in another line on a day than below the agent that the statement's `elsewhere` was asked
 * for (member_days_elsewhere).
 */
export const isElsewhere = (member: string, day: string): string =>
  `EXISTS (SELECT FROM elsewhere e WHERE e.member_id = ${member} AND ${day} BETWEEN e.from_day AND e.to_day)`;

/** SQL: whether a member stood below an agent on a day, or is the agent. Looks up one row of the index for each. */
export const stoodInTeam = (agent: string, member: string, day: string): string =>
  `position('/' || ${agent} || '/' IN member_path_on(${member}, ${day})) > 0`;

/**
 * Whether somebody of an agent's team stood elsewhere on a day of the range: where nobody did, no row needs to be
 * asked.
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
