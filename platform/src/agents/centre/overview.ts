import { type agentOverview, type ParsedRequestOf, toWire, type ValueOf } from '@unisite/shared/contract';
import type { Member } from '../../access/members/index.ts';
import { addDays, daysBetween } from '../../foundation/calendar/days.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Services } from '../../foundation/services.ts';
import {
  activeIn,
  addedUpTo,
  type Days,
  figuresByDay,
  figuresOf,
  teamBalanceOf,
  teamByCategory,
  teamByDay,
} from '../figures/index.ts';
import { daysAsked } from './daysAsked.ts';
import { addFigures, figuresToWire, noFigures, resultOf } from './figuresToWire.ts';

const ONLINE_MS = 5 * 60_000;

/** An agent's team over a range of days. */
export async function overviewOf(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  agent: Member,
  request: ParsedRequestOf<typeof agentOverview>,
): Promise<ValueOf<typeof agentOverview>> {
  const now = clock();
  const days: Days = daysAsked(request, now, agent.timeZone);
  const length = daysBetween(days.fromDay, days.toDay);
  const earlier: Days = { fromDay: addDays(days.fromDay, -length), toDay: addDays(days.fromDay, -1) };
  const [
    own,
    direct,
    below,
    ownBefore,
    belowBefore,
    byDay,
    ownByDay,
    categories,
    people,
    added,
    active,
    asOf,
    wallets,
  ] = await Promise.all([
    figuresOf(database, agent.id, 'own', days),
    figuresOf(database, agent.id, 'direct', days),
    figuresOf(database, agent.id, 'below', days),
    figuresOf(database, agent.id, 'own', earlier),
    figuresOf(database, agent.id, 'below', earlier),
    teamByDay(database, agent.id, days),
    figuresByDay(database, agent.id, days),
    teamByCategory(database, agent.id, days),
    peopleOf(database, agent, new Date(now.getTime() - ONLINE_MS)),
    addedByDay(database, agent, days),
    activeIn(database, agent.id, days),
    addedUpTo(database),
    teamBalanceOf(database, agent.id),
  ]);
  const played = new Map(byDay.map((row) => [row.day, row]));
  const ownPlayed = new Map(ownByDay.map((row) => [row.day, row]));
  return {
    from: days.fromDay,
    to: days.toDay,
    asOf: asOf?.toISOString() ?? null,
    teamBalance: toWire(wallets.balance),
    teamBalanceAt: wallets.readAt?.toISOString() ?? null,
    members: { ...people, added: [...added.values()].reduce((sum, count) => sum + count, 0), active },
    own: figuresToWire(own),
    direct: figuresToWire(direct),
    team: figuresToWire(addFigures(own, below)),
    before: figuresToWire(addFigures(ownBefore, belowBefore)),
    days: Array.from({ length }, (_, at) => addDays(days.fromDay, at)).map((day) => {
      const all = addFigures(played.get(day) ?? noFigures, ownPlayed.get(day) ?? noFigures);
      return {
        day,
        turnover: toWire(all.staked),
        payout: toWire(all.won),
        result: toWire(resultOf(all)),
        added: added.get(day) ?? 0,
      };
    }),
    categories: categories.map(({ category, staked }) => ({ category, turnover: toWire(staked) })),
  };
}

/** Number of members below an agent, and how many of them are online, by live sessions seen since `since`. */
async function peopleOf(
  q: Queryable,
  { id, path }: Member,
  since: Date,
): Promise<{ readonly team: number; readonly direct: number; readonly online: number }> {
  const [row] = await q.query<{ team: number; direct: number; online: number }>(
    `SELECT (SELECT count(*)::int FROM members.member m WHERE m.path LIKE $2 || '_%') AS team,
       (SELECT count(*)::int FROM members.member m WHERE m.upline_id = $1) AS direct,
       (SELECT count(DISTINCT s.member_id)::int FROM identity.session s JOIN members.member m ON m.id = s.member_id
         WHERE s.seen_at > $3 AND s.ended_at IS NULL AND m.path LIKE $2 || '_%') AS online`,
    [id, path, since],
  );
  if (!row) throw new Error('a count gave no answer');
  return row;
}

/** Registrations below an agent by day. */
async function addedByDay(
  q: Queryable,
  { path, marketCode, timeZone }: Member,
  { fromDay, toDay }: Days,
): Promise<ReadonlyMap<string, number>> {
  const rows = await q.query<{ day: string; added: number }>(
    `SELECT (m.reg_date AT TIME ZONE $5)::date AS day, count(*)::int AS added FROM members.member m
     WHERE m.market_code = $4 AND m.path LIKE $1 || '_%' AND m.reg_date >= day_start($2::date, $5)
       AND m.reg_date < day_start($3::date + 1, $5) GROUP BY 1`,
    [path, fromDay, toDay, marketCode, timeZone],
  );
  return new Map(rows.map(({ day, added }) => [day, added]));
}
