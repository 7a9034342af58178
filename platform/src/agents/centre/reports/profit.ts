import type { agentProfit, MemberId, ParsedRequestOf, ValueOf } from '@unisite/shared/contract';
import {
  avatarUrl,
  foldedPattern,
  type Member,
  type Shown,
  shownColumns,
  standsBelow,
} from '../../../access/members/index.ts';
import { dayOf } from '../../../foundation/calendar/days.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Services } from '../../../foundation/services.ts';
import {
  type Figures,
  figuresOf,
  figuresOfTeam,
  hasLost,
  rankTeam,
  sumOfTeam,
  type TeamSelection,
} from '../../figures/index.ts';
import { daysAsked } from '../daysAsked.ts';
import { addFigures, figuresToWire, noFigures, subtractFigures } from '../figuresToWire.ts';

type Request = ParsedRequestOf<typeof agentProfit>;

interface ProfitRow extends Shown {
  readonly id: MemberId;
  readonly account: string;
  readonly nickname: string;
}

/** Each branch right below an agent and the agent's own play, or every team member separately. */
export async function profitOf(
  { database, clock, art }: Pick<Services, 'database' | 'clock' | 'art'>,
  agent: Member,
  request: Request,
): Promise<ValueOf<typeof agentProfit>> {
  const now = clock();
  const { of, search = '', sort, order, page, pageSize } = request;
  const days = daysAsked(request, now, agent.timeZone);
  const selection: TeamSelection = {
    agent,
    of,
    days,
    today: dayOf(now, agent.timeZone),
    folded: foldedPattern(search),
  };
  const [{ ids, total }, { totals, movedAway }] = await Promise.all([
    rankTeam(database, selection, { by: sort, order, limit: pageSize, offset: (page - 1) * pageSize }),
    totalsOf(database, selection, search !== ''),
  ]);
  const [figures, people, members] = await Promise.all([
    figuresOfTeam(database, { ...selection, ids }),
    shownBy(database, ids),
    sizesOf(
      database,
      ids.filter((id) => of === 'branch' && id !== agent.id),
    ),
  ]);
  return {
    from: days.fromDay,
    to: days.toDay,
    totals: figuresToWire(totals),
    movedAway: movedAway && figuresToWire(movedAway),
    page,
    pageSize,
    total,
    rows: ids.flatMap((id) => {
      const row = people.get(id);
      if (!row) return [];
      const { account, nickname } = row;
      return {
        account,
        nickname,
        avatar: avatarUrl(art, row),
        members: members.get(id) ?? 1,
        figures: figuresToWire(figures.get(id) ?? noFigures),
      };
    }),
  };
}

/**
 * Totals of a selection. Without a search they cover the team as it was on each day, as the overview does; `movedAway`:
 * the share of members who are elsewhere now and have no row.
 */
export async function totalsOf(
  q: Queryable,
  selection: TeamSelection,
  isSearched: boolean,
): Promise<{ readonly totals: Figures; readonly movedAway: Figures | null }> {
  if (isSearched) return { totals: await sumOfTeam(q, selection), movedAway: null };
  const { agent, days } = selection;
  const [own, below, lost] = await Promise.all([
    figuresOf(q, agent.id, 'own', days),
    figuresOf(q, agent.id, 'below', days),
    hasLost(q, selection),
  ]);
  const totals = addFigures(own, below);
  return { totals, movedAway: lost ? subtractFigures(totals, await sumOfTeam(q, selection)) : null };
}

async function shownBy(q: Queryable, ids: readonly MemberId[]): Promise<ReadonlyMap<MemberId, ProfitRow>> {
  const rows = await q.query<ProfitRow>(
    `SELECT m.id, m.account, m.nickname, ${shownColumns('m')} FROM members.member m WHERE m.id = ANY ($1)`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Size of each branch, its top included. */
export async function sizesOf(q: Queryable, ids: readonly MemberId[]): Promise<ReadonlyMap<MemberId, number>> {
  const rows = await q.query<{ id: MemberId; members: number }>(
    `SELECT m.id, 1 + (SELECT count(*)::int FROM members.member t WHERE ${standsBelow('t', 'm')}) AS members FROM members.member m WHERE m.id = ANY ($1)`,
    [ids],
  );
  return new Map(rows.map(({ id, members }) => [id, members]));
}
