import type { MemberId } from '@unisite/shared/contract';
import { isElsewhere } from '../../access/members/index.ts';
import { type Parts, partsOf } from './partsOf.ts';
import { pathBelow } from './pathBelow.ts';
import type { Days } from './teamFigures.ts';

/** Each branch right below an agent and the agent itself, or every team member separately. */
type Grouping = 'branch' | 'alone';

/**
 * Members of an agent's team with movements in a range of days, counting those from while they were below it (a branch:
 * right below it).
 */
export interface TeamSelection {
  readonly agent: { readonly id: MemberId; readonly path: string };
  readonly of: Grouping;
  readonly days: Days;
  /** The last day that can have figures. */
  readonly today: string;
  /** LIKE pattern for folded names (foldedPattern). */
  readonly folded: string;
  /** Only these members. */
  readonly ids?: readonly MemberId[];
}

export const sums = ['deposits', 'withdrawals', 'staked', 'won', 'rebate', 'bonus', 'bets'] as const;

export interface MovedSql {
  /** WITH clause: rows `moved` (member_id and the requested columns), whose sums are the totals. */
  readonly moved: string;
  readonly values: readonly unknown[];
  /** HAVING clause that excludes members without movements. */
  readonly didSomething: string;
}

/** Rows to add or to subtract; `member`: the column with the member's id. */
interface Arm {
  readonly member: string;
  readonly from: string;
  readonly isTaken?: boolean;
}

/** Whether the selection is the whole team, without a filter. */
export const isAll = ({ of, folded, ids }: TeamSelection): boolean => of === 'alone' && folded === '%%' && !ids;

/** The first day read for a range: whole months may start before it. */
export const firstRead = (days: Days, today: string): string => {
  const [month] = partsOf(days, today).months;
  return month !== undefined && month < days.fromDay ? month : days.fromDay;
};

/**
 * SQL for the movements of a team's members. `isSettled`: it is the whole team (isAll), and nobody joined or left since
 * the first day read, so paths suffice.
 */
export function movedSql(selection: TeamSelection, columns: readonly string[], isSettled = false): MovedSql {
  const values: unknown[] = [];
  const put: Put = (value) => `$${values.push(value)}`;
  const { agent, of, days, folded, ids } = selection;
  const [id, path] = [put(agent.id), put(agent.path)];
  const members = of === 'branch' ? `(m.id = ${id} OR m.upline_id = ${id})` : `m.path LIKE ${path} || '%'`;
  const parts = partsOf(days, selection.today);
  const inTeam: Condition = isSettled
    ? {
        ofMonth: pathBelow('d.path', path),
        ofDay: `d.member_id IN (SELECT m.id FROM members.member m WHERE ${pathBelow('m.path', path)})`,
      }
    : {
        ofMonth: `position('/' || ${id} || '/' IN d.path) > 0 AND d.member_id IN (SELECT id FROM whole_team)`,
        ofDay: `d.member_id IN (SELECT id FROM whole_team) AND NOT ${isElsewhere('d.member_id', 'd.day')}`,
      };
  const arms = of === 'branch' ? branchArms(id, days, put) : aloneArms(inTeam, parts, put);
  const hasTaken = arms.some(({ isTaken }) => isTaken);
  const selected = arms.map(({ member, from, isTaken = false }) => {
    const sign = isTaken ? '-' : '';
    const all = hasTaken ? sums.map((name) => `${sign}${name} AS all_${name}`) : [];
    return `SELECT ${[`${member} AS member_id`, ...columns.map((column) => `${sign}${column}`), ...all].join(', ')} FROM ${from}`;
  });
  const from = put(firstRead(days, selection.today));
  return {
    moved: `WITH elsewhere AS MATERIALIZED (
        SELECT * FROM member_days_elsewhere(${id}, ${from}, ${put(selection.today)}, ${of === 'branch'})),
      whole_team AS MATERIALIZED (SELECT m.id FROM members.member m WHERE ${members} AND starts_with(m.path, ${path})
        AND m.folded LIKE ${put(folded)}${ids ? ` AND m.id = ANY (${put(ids)}::bigint[])` : ''}),
      moved AS (${selected.join(' UNION ALL ')})`,
    values,
    didSomething: hasTaken ? `HAVING ${sums.map((name) => `sum(all_${name}) <> 0`).join(' OR ')}` : '',
  };
}

type Put = (value: unknown) => string;

/** Rows of days on which the member was right below the agent. */
function branchArms(id: string, { fromDay, toDay }: Days, put: Put): Arm[] {
  const inDays = `BETWEEN ${put(fromDay)} AND ${put(toDay)}`;
  const own = (whose: string): Arm => ({
    member: 'd.member_id',
    from: `member_day d WHERE d.${whose} = ${id} AND d.day ${inDays} AND d.member_id IN (SELECT id FROM whole_team)`,
  });
  const below: Arm = {
    member: 't.agent_id',
    from: `team_day t WHERE t.agent_id IN (SELECT id FROM whole_team WHERE id <> ${id}) AND t.day ${inDays}
      AND NOT ${isElsewhere('t.agent_id', 't.day')}`,
  };
  return [own('member_id'), own('upline_id'), below];
}

/** Whether a row of months, or of days, belongs to the team. */
interface Condition {
  readonly ofMonth: string;
  readonly ofDay: string;
}

function aloneArms(inTeam: Condition, { months, added, takenAway }: Parts, put: Put): Arm[] {
  const ofDays = (days: readonly string[], isTaken: boolean): Arm[] =>
    days.length === 0
      ? []
      : [
          {
            member: 'd.member_id',
            isTaken,
            from: `member_day d WHERE d.day = ANY (${put(days)}::date[]) AND ${inTeam.ofDay}`,
          },
        ];
  const ofMonths: Arm = {
    member: 'd.member_id',
    from: `member_month d WHERE d.month = ANY (${put(months)}::date[]) AND ${inTeam.ofMonth}`,
  };
  return [ofMonths, ...ofDays(added, false), ...ofDays(takenAway, true)];
}
