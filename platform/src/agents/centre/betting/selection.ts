import type { agentBettingTotals, MemberId, ParsedRequestOf } from '@unisite/shared/contract';
import { foldedPattern, type Member, stoodInTeam } from '../../../access/members/index.ts';
import { addDays, dayStart } from '../../../foundation/calendar/days.ts';

type Asked = ParsedRequestOf<typeof agentBettingTotals>;

/** Which rounds of a team. Days are those of its market, both included. */
export interface BettingSelection extends Pick<Asked, 'of' | 'search' | 'category' | 'vendor' | 'state'> {
  /** Of the team: alone, or with everybody below. */
  readonly top: Member;
  /** Whose team it is, where some of it stood elsewhere on days of the range, which are left out; null: nobody did. */
  readonly since: MemberId | null;
  readonly fromDay: string;
  readonly toDay: string;
}

/** Conditions on `member m` and on `game_round r`, with the values that they are written with. */
export interface SelectionSql {
  readonly members: string;
  readonly rounds: string;
  readonly values: readonly unknown[];
}

/**
 * The conditions of a selection. Only what was asked for is written down, so that the database plans for that: rounds
 * of a member are found by game_round_member.
 */
export function selectionSql({
  top,
  since,
  of,
  search,
  category,
  vendor,
  state,
  fromDay,
  toDay,
}: BettingSelection): SelectionSql {
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const members = [
    of === 'alone' ? `m.id = ${put(top.id)}` : `m.path LIKE ${put(top.path)} || '%'`,
    'm.customer_type IN (0, 1, 2)',
    ...(search ? [`m.folded LIKE ${put(foldedPattern(search))}`] : []),
  ];
  const games = [
    ...(category ? [`shelf_of(g.category, g.vendor_code) = ${put(category)}`] : []),
    ...(vendor ? [`g.vendor_code = ${put(vendor)}`] : []),
  ];
  const rounds = [
    `r.opened_at >= ${put(dayStart(fromDay, top.timeZone))}`,
    `r.opened_at < ${put(dayStart(addDays(toDay, 1), top.timeZone))}`,
    ...(since ? [stoodInTeam(put(since), 'm.id', `(r.opened_at AT TIME ZONE ${put(top.timeZone)})::date`)] : []),
    ...(state ? [`r.state = ${put(state)}`] : []),
    ...(games.length > 0 ? [`r.game_id IN (SELECT g.id FROM games.game g WHERE ${games.join(' AND ')})`] : []),
  ];
  return { members: members.join(' AND '), rounds: rounds.join(' AND '), values };
}
