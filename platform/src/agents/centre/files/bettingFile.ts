import { type Language, MAX_FILE_ROUNDS, toWire } from '@unisite/shared/contract';
import { BYTE_ORDER_MARK, type Cell, csvLines } from '@unisite/shared/contract/csv';
import type { Member } from '../../../access/members/index.ts';
import { addDays, dayStart } from '../../../foundation/calendar/days.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { RoundKey } from '../betting/roundKey.ts';
import { type Round, roundsOf } from '../betting/rounds.ts';
import type { BettingSelection } from '../betting/selection.ts';
import { gameNameOf, resultOfRound, uplineOf } from '../betting/teamBetting.ts';
import { fileTime } from './fileTime.ts';
import { categoryNames, headsOf, stateNames } from './heads.ts';

const PAGE = 1_000;
const FIRST_SPAN_MS = 3_600_000;
const LEAST_SPAN_MS = 1_000;

const columns = [
  'account',
  'nickname',
  'upline',
  'at',
  'round',
  'game',
  'vendor',
  'category',
  'staked',
  'valid',
  'payout',
  'result',
  'state',
] as const;

interface Reader {
  readonly agent: Member;
  readonly language: Language;
}

/** A selection's rounds as CSV, newest first, with at most one page in memory. */
export async function* bettingFile(
  q: Queryable,
  selection: BettingSelection,
  reader: Reader,
  { page = PAGE, most = MAX_FILE_ROUNDS } = {},
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([headsOf(columns, reader.language, reader.agent.timeZone)]);
  for await (const rounds of pagesOf(q, selection, page, most))
    yield csvLines(rounds.map((round) => cellsOf(round, reader)));
}

/**
 * Reads page by page, each from just far enough back to fill it: with a whole month, each page would read the newest
 * rounds of every member.
 */
async function* pagesOf(
  q: Queryable,
  selection: BettingSelection,
  page: number,
  most: number,
): AsyncGenerator<Round[]> {
  const { fromDay, toDay, top } = selection;
  const begin = dayStart(fromDay, top.timeZone).getTime();
  let until = dayStart(addDays(toDay, 1), top.timeZone).getTime();
  let span = FIRST_SPAN_MS;
  let after: RoundKey | null = null;
  for (let left = most; left > 0; ) {
    const since = new Date(Math.max(begin, until - span));
    const limit = Math.min(page, left);
    const rounds: Round[] = await roundsOf(q, selection, { sort: 'at', order: 'desc', after, limit, since });
    if (rounds.length > 0) yield rounds;
    left -= rounds.length;
    after = rounds.at(-1)?.key ?? after;
    if (rounds.length === limit) {
      until = rounds.at(-1)?.at.getTime() ?? until;
      span = Math.max(LEAST_SPAN_MS, span / 2);
    } else {
      if (since.getTime() <= begin) return;
      until = since.getTime();
      span *= 2;
    }
  }
}

function cellsOf(round: Round, { agent, language }: Reader): Cell[] {
  const result = resultOfRound(round);
  return [
    round.account,
    round.nickname,
    uplineOf(round, agent) ?? '',
    fileTime(round.at, agent.timeZone),
    round.reference,
    gameNameOf(round, language),
    round.vendorName ?? round.vendorCode,
    round.category ? categoryNames[round.category][language] : '',
    toWire(round.staked),
    round.valid === null ? '' : toWire(round.valid),
    toWire(round.won),
    result === null ? '' : toWire(result),
    stateNames[round.state][language],
  ];
}
