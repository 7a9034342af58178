import {
  type agentBetting,
  type agentBettingTotals,
  type Language,
  MAX_SORTED_ROUNDS,
  minus,
  type ParsedRequestOf,
  type TeamRound,
  toWire,
  type ValueOf,
} from '@unisite/shared/contract';
import { avatarUrl, hadSomebodyElsewhere, type Member, teamMember } from '../../../access/members/index.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Art, Services } from '../../../foundation/services.ts';
import { daysAsked } from '../daysAsked.ts';
import { readKey, writeKey } from './roundKey.ts';
import { type Round, roundsOf } from './rounds.ts';
import type { BettingSelection } from './selection.ts';
import { bettingTotals, hasMoreThan } from './totals.ts';

type Asked = ParsedRequestOf<typeof agentBettingTotals>;
type Needed = Pick<Services, 'database' | 'clock' | 'art'>;

/**
 * Turns a request into a selection of the agent's own team.
 *
 * @throws Refusal NOT_IN_TEAM, BAD_REQUEST
 */
export async function selectionOf(q: Queryable, agent: Member, asked: Asked, now: Date): Promise<BettingSelection> {
  const { of, search, category, vendor, state } = asked;
  const days = daysAsked(asked, now, agent.timeZone);
  const top = asked.account === undefined ? agent : await teamMember(q, agent, asked.account);
  const since = (await hadSomebodyElsewhere(q, agent.id, days)) ? agent.id : null;
  return { top, since, of, search, category, vendor, state, ...days };
}

/**
 * A page of the rounds of an agent's team.
 *
 * @throws Refusal NOT_IN_TEAM, BAD_REQUEST, SELECTION_TOO_LARGE
 */
export async function bettingOf(
  { database, clock, art }: Needed,
  agent: Member,
  request: ParsedRequestOf<typeof agentBetting>,
  language: Language,
): Promise<ValueOf<typeof agentBetting>> {
  const { sort, order, after, before, pageSize } = request;
  const selection = await selectionOf(database, agent, request, clock());
  const isByTime = sort === 'at';
  if (!isByTime && (await hasMoreThan(database, selection, MAX_SORTED_ROUNDS)))
    throw new Refusal('SELECTION_TOO_LARGE', { params: { most: MAX_SORTED_ROUNDS } });
  const isBack = before !== undefined;
  const key = isBack
    ? readKey('before', before, isByTime)
    : after === undefined
      ? null
      : readKey('after', after, isByTime);
  // backwards, the list is read in the opposite order; one extra row tells whether there are more
  const read = await roundsOf(database, selection, {
    sort,
    order: isBack === (order === 'desc') ? 'asc' : 'desc',
    after: key,
    limit: pageSize + 1,
  });
  const hasMore = read.length > pageSize;
  const rows = isBack ? read.slice(0, pageSize).toReversed() : read.slice(0, pageSize);
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    from: selection.fromDay,
    to: selection.toDay,
    rows: rows.map((round) => roundToWire(round, agent, { art, language })),
    previous: first && (isBack ? hasMore : key !== null) ? writeKey(first.key) : null,
    next: last && (isBack || hasMore) ? writeKey(last.key) : null,
  };
}

/** Count and sums of the rounds of an agent's team. */
export async function bettingTotalsOf(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  agent: Member,
  request: Asked,
): Promise<ValueOf<typeof agentBettingTotals>> {
  const selection = await selectionOf(database, agent, request, clock());
  const { rounds, open, staked, won, valid, result } = await bettingTotals(database, selection);
  return {
    from: selection.fromDay,
    to: selection.toDay,
    rounds,
    open,
    staked: toWire(staked),
    payout: toWire(won),
    valid: toWire(valid),
    result: toWire(result),
  };
}

/** Payout less stake; null: not settled. */
export const resultOfRound = ({ state, won, staked }: Pick<Round, 'state' | 'won' | 'staked'>) =>
  state === 'settled' ? minus(won, staked) : null;

/** The game's name; its id if the game no longer exists. */
export const gameNameOf = ({ nameVi, nameEn, gameId }: Round, language: Language): string =>
  (language === 'vi' ? nameVi : nameEn) ?? gameId;

/** The upline's account as far as the agent may know it: nobody above the agent. */
export const uplineOf = ({ account, upline }: Pick<Round, 'account' | 'upline'>, agent: Member): string | null =>
  account === agent.account ? null : upline;

function roundToWire(round: Round, agent: Member, { art, language }: { art: Art; language: Language }): TeamRound {
  const result = resultOfRound(round);
  return {
    id: [round.vendorCode, round.gameId, round.reference, round.account].join('/'),
    account: round.account,
    nickname: round.nickname,
    avatar: avatarUrl(art, round),
    upline: uplineOf(round, agent),
    reference: round.reference,
    at: round.at.toISOString(),
    game: {
      gameId: round.gameId,
      name: gameNameOf(round, language),
      vendorName: round.vendorName ?? round.vendorCode,
    },
    category: round.category,
    staked: toWire(round.staked),
    valid: round.valid === null ? null : toWire(round.valid),
    payout: toWire(round.won),
    result: result === null ? null : toWire(result),
    state: round.state,
  };
}
