import { type Language, type MemberId, toWire } from '@unisite/shared/contract';
import { BYTE_ORDER_MARK, type Cell, csvLines } from '@unisite/shared/contract/csv';
import { foldedPattern, type Member } from '../../../access/members/index.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { type Figures, figuresOfTeam, type TeamSelection } from '../../figures/index.ts';
import { resultOf } from '../figuresToWire.ts';
import { sizesOf, totalsOf } from '../reports/profit.ts';
import { headsOf, movedAwayName } from './heads.ts';

const PAGE = 1_000;

const amounts = ['deposits', 'withdrawals', 'staked', 'won', 'rebate', 'bonus'] as const satisfies (keyof Figures)[];
const columns = [
  'account',
  'nickname',
  'members',
  'deposits',
  'withdrawals',
  'turnover',
  'payout',
  'rebate',
  'bonus',
  'result',
  'bets',
] as const;

interface Person {
  readonly id: MemberId;
  readonly account: string;
  readonly nickname: string;
}

export interface ProfitSelection extends Pick<TeamSelection, 'of' | 'days' | 'today'> {
  readonly search?: string | undefined;
}

/**
 * A team's profit and loss as CSV by account: members with any activity, and in the last line the total of those who
 * are elsewhere now. At most one page of members is in memory.
 */
export async function* profitFile(
  q: Queryable,
  agent: Member,
  { search = '', ...asked }: ProfitSelection,
  language: Language,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([headsOf(columns, language, agent.timeZone)]);
  const selection: TeamSelection = { ...asked, agent, folded: foldedPattern(search) };
  let after = '';
  for (;;) {
    const people = await pageOf(q, selection, after);
    const ids = people.map(({ id }) => id);
    const [figures, sizes] = await Promise.all([
      figuresOfTeam(q, { ...selection, ids }),
      sizesOf(
        q,
        ids.filter((id) => asked.of === 'branch' && id !== agent.id),
      ),
    ]);
    const lines = people.flatMap(({ id, account, nickname }): Cell[][] => {
      const own = figures.get(id);
      return own && didSomething(own) ? [[account, nickname, sizes.get(id) ?? 1, ...sumsOf(own)]] : [];
    });
    if (lines.length > 0) yield csvLines(lines);
    if (people.length < PAGE) break;
    after = people.at(-1)?.account ?? after;
  }
  const { movedAway } = await totalsOf(q, selection, search !== '');
  if (movedAway) yield csvLines([['', movedAwayName[language], '', ...sumsOf(movedAway)]]);
}

/** Members of the selection by account, after the given one. */
const pageOf = (q: Queryable, { agent, of, folded }: TeamSelection, after: string): Promise<Person[]> =>
  q.query<Person>(
    `SELECT m.id, m.account, m.nickname FROM members.member m
     WHERE CASE $4 WHEN 'branch' THEN m.id = $1 OR m.upline_id = $1 ELSE m.path LIKE $2 || '%' END
       AND m.customer_type IN (0, 1, 2) AND m.folded LIKE $3 AND m.account > $5 ORDER BY m.account LIMIT ${PAGE}`,
    [agent.id, agent.path, folded, of, after],
  );

const didSomething = (figures: Figures): boolean => figures.bets !== 0 || amounts.some((name) => figures[name] !== 0n);

const sumsOf = (figures: Figures): Cell[] => [
  ...amounts.map((name) => toWire(figures[name])),
  toWire(resultOf(figures)),
  figures.bets,
];
