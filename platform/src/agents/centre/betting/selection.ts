import type { agentBettingTotals, MemberId, ParsedRequestOf } from '@unisite/shared/contract';
import { foldedPattern, type Member, stoodInTeam } from '../../../access/members/index.ts';
import { addDays, dayStart } from '../../../foundation/calendar/days.ts';

type Asked = ParsedRequestOf<typeof agentBettingTotals>;

/** Rounds of a team. Days are those of its market, both inclusive. */
export interface BettingSelection extends Pick<Asked, 'of' | 'search' | 'category' | 'vendor' | 'state'> {
  /** Top of the selection: alone, or with everyone below. */
  readonly top: Member;
  /**
   * The team's agent, if some members were elsewhere on days of the range, which are then left out; null: nobody was.
   */
  readonly since: MemberId | null;
  readonly fromDay: string;
  readonly toDay: string;
}

/** Conditions on `member m` and `game_round r`, with their parameters. */
export interface SelectionSql {
  readonly members: string;
  readonly rounds: string;
  readonly values: readonly unknown[];
}

/**
 * Conditions of a selection. Only those asked for are included, so that the database plans for them: rounds of a member
 * are found by game_round_member.
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
