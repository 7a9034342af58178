import { type Language, type MemberId, toWire } from '@unisite/shared/contract';
import { BYTE_ORDER_MARK, type Cell, csvLines } from '@unisite/shared/contract/csv';
import { type Days, type Figures, figuresByMember } from '../../figures/index.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Member } from '../../members/index.ts';
import { resultOf } from '../figuresToWire.ts';
import { type ProfitSelection, profitMembers, sizesOf } from '../reports/profit.ts';
import { headsOf } from './heads.ts';

const PAGE = 1_000;

const amounts = ['deposits', 'withdrawals', 'staked', 'won', 'rebate', 'bonus'] as const satisfies (keyof Figures)[];
const columns = [
  ...(['account', 'nickname', 'members', 'deposits', 'withdrawals', 'turnover', 'payout'] as const),
  ...(['rebate', 'bonus', 'result', 'bets'] as const),
] as const;

interface Person {
  readonly id: MemberId;
  readonly account: string;
  readonly nickname: string;
}

/** Profit and loss of a team as CSV, by account; no more than a page of it is held. */
export async function* profitFile(
  q: Queryable,
  agent: Member,
  { days, ...selection }: ProfitSelection & { readonly days: Days },
  language: Language,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([headsOf(columns, language)]);
  const { where, values } = profitMembers(agent, selection);
  const isBranch = ({ id }: Person) => selection.of === 'branch' && id !== agent.id;
  let after = '';
  for (;;) {
    const people = await q.query<Person>(
      `SELECT m.id, m.account, m.nickname FROM member m WHERE ${where} AND m.account > $5 ORDER BY m.account LIMIT ${PAGE}`,
      [...values, after],
    );
    const figures = await figuresByMember(
      q,
      people.map(({ id }) => id),
      days,
    );
    const sizes = await sizesOf(
      q,
      people.filter(isBranch).map(({ id }) => id),
    );
    const cells = ({ id, account, nickname }: Person): Cell[] => {
      const found = figures.get(id);
      if (!found) throw new Error('sums gave no answer');
      const own = isBranch({ id, account, nickname }) ? found.branch : found.own;
      return [
        ...[account, nickname, sizes.get(id) ?? 1],
        ...amounts.map((name) => toWire(own[name])),
        ...[toWire(resultOf(own)), own.bets],
      ];
    };
    if (people.length > 0) yield csvLines(people.map(cells));
    if (people.length < PAGE) return;
    after = people.at(-1)?.account ?? after;
  }
}
