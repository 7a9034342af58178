import type { CurrentDraw, LotteryOffer, Ticket } from '@unisite/shared/contract/tickets';
import {
  type Bet,
  betsOf,
  countPicks,
  type Form,
  inOrder,
  isForm,
  MAX_PICKS,
  picksOf,
  pickText,
} from '@unisite/shared/lottery';

/** A line of the slip: what is selected of one bet, and the stake on one unit. */
export interface DraftLine {
  readonly bet: string;
  readonly selection: readonly (readonly string[])[];
  readonly unitStake: number;
}

/** What the player has put together for a game; one line a bet. `marked`: the bet that the board shows. */
export interface Slip {
  readonly lines: readonly DraftLine[];
  readonly marked: string | null;
}

export const emptySlip: Slip = { lines: [], marked: null };

/** A bet that is offered: the rule, and its offer by class. */
export interface OfferedBet {
  readonly bet: Bet;
  readonly offers: ReadonlyMap<string, LotteryOffer>;
  /** The first of its classes. */
  readonly first: LotteryOffer;
}

/** The bets that are offered on a draw, in the order of the board. */
export function offeredBets({ form, offers }: Pick<CurrentDraw, 'form' | 'offers'>): OfferedBet[] {
  if (!isForm(form)) return [];
  return [...betsOf(form).values()].flatMap((bet) => {
    const own = offers.filter((offer) => offer.bet === bet.code);
    const [first] = own;
    return first ? [{ bet, first, offers: new Map(own.map((offer) => [offer.class, offer])) }] : [];
  });
}

export const betOf = (form: string, code: string): Bet | undefined =>
  isForm(form) ? betsOf(form satisfies Form).get(code) : undefined;

/** A line as it is priced: how many picks, what it costs, what one pick pays at most. */
export interface PricedDraft {
  readonly line: DraftLine;
  readonly offered: OfferedBet;
  readonly picks: number;
  readonly staked: number;
  /** What goes back in the long run, in money. */
  readonly returned: number;
  /** The most that one pick pays. */
  readonly most: number;
  /** By class of its picks, as they are shown. */
  readonly odds: Readonly<Record<string, number>>;
  readonly units: number;
}

const hundredths = (amount: number): number => Math.round(amount * 100) / 100;

/** Prices a line; null of one that has no pick yet, or too many. `day`: of the draw, in Vietnam. */
export function priceDraft(line: DraftLine, offered: OfferedBet, day: string): PricedDraft | null {
  const { bet, first } = offered;
  const picks = countPicks(bet.layout, line.selection);
  if (picks === 0 || picks > MAX_PICKS) return null;
  const odds: Record<string, number> = {};
  const unit = line.unitStake * first.units;
  let returned = 0;
  for (const pick of picksOf(bet.layout, line.selection)) {
    const offer = offered.offers.get(bet.classOf(pick, day));
    if (!offer) return null;
    odds[offer.class] = offer.odds;
    returned += unit * offer.returnToPlayer;
  }
  const most = Math.max(...Object.values(odds)) * line.unitStake;
  return {
    line,
    offered,
    picks,
    odds,
    returned,
    units: first.units,
    staked: hundredths(picks * unit),
    most: Math.floor(most * 100) / 100,
  };
}

/** The lines of a slip that have a price. */
export const pricedLines = ({ lines }: Slip, bets: readonly OfferedBet[], day: string): PricedDraft[] =>
  lines.flatMap((line) => {
    const offered = bets.find(({ bet }) => bet.code === line.bet);
    const own = offered && priceDraft(line, offered, day);
    return own ? [own] : [];
  });

/** What lines cost together. */
export const stakedOn = (priced: readonly PricedDraft[]): number =>
  hundredths(priced.reduce((sum, { staked }) => sum + staked, 0));

/** Whether a stake on one unit is what the offer takes. */
export const isWithin = (unitStake: number, { least, most }: LotteryOffer): boolean =>
  unitStake >= least && unitStake <= most;

/** Whether each class of a line's picks takes its stake, and so many times it. */
export const isStakeable = ({ line, odds, offered }: PricedDraft, times = 1): boolean =>
  Object.keys(odds).every((name) => {
    const offer = offered.offers.get(name);
    return offer !== undefined && isWithin(line.unitStake, offer) && isWithin(line.unitStake * times, offer);
  });

/** A line as the platform is sent it. */
export const toSlipLine = ({ line, odds, units, offered }: PricedDraft) => ({
  bet: line.bet,
  odds,
  units,
  unitStake: line.unitStake,
  selection: inOrder(offered.bet.layout, line.selection).map((row) => [...row]),
});

/** The lines of a ticket as a slip; of several of one bet the first. */
export function slipOf({ lines }: Pick<Ticket, 'lines'>): Slip {
  const byBet = new Map<string, DraftLine>();
  for (const { bet, selection, unitStake } of lines) if (!byBet.has(bet)) byBet.set(bet, { bet, selection, unitStake });
  return { lines: [...byBet.values()], marked: lines[0]?.bet ?? null };
}

/** Twice the stakes, each no more than its bet takes. */
export const doubled = (slip: Slip, bets: readonly OfferedBet[]): Slip => ({
  ...slip,
  lines: slip.lines.map((line) => {
    const most = bets.find(({ bet }) => bet.code === line.bet)?.first.most ?? line.unitStake;
    return { ...line, unitStake: Math.min(line.unitStake * 2, most) };
  }),
});

/** The slip with another selection of a bet; a selection of nothing takes its line away. */
export function withSelection(slip: Slip, bet: string, selection: DraftLine['selection'], unitStake: number): Slip {
  const known = slip.lines.find((line) => line.bet === bet);
  const isEmpty = selection.every((row) => row.length === 0);
  const line = { bet, selection, unitStake: known?.unitStake ?? unitStake };
  const lines = known
    ? slip.lines.flatMap((one) => (one.bet === bet ? (isEmpty ? [] : [line]) : [one]))
    : isEmpty
      ? slip.lines
      : [...slip.lines, line];
  return { lines, marked: bet };
}

/** The picks of a line that nothing more can be staked on, the first so many; '' is the bet as a whole. */
export function fullPicks(
  bet: Bet,
  selection: DraftLine['selection'],
  { scarce, atMost }: { readonly scarce: CurrentDraw['scarce']; readonly atMost: number },
): string[] {
  const full = new Set(scarce.flatMap((one) => (one.bet === bet.code && one.left === 0 ? [one.pick] : [])));
  if (full.size === 0) return [];
  if (full.has('')) return [''];
  const found: string[] = [];
  if (countPicks(bet.layout, selection) > MAX_PICKS) return found;
  for (const pick of picksOf(bet.layout, selection)) {
    if (full.has(pickText(pick))) found.push(pickText(pick));
    if (found.length === atMost) break;
  }
  return found;
}

/** The picks of a line as texts, the first so many. */
export function firstPicks(bet: Bet, selection: DraftLine['selection'], atMost: number): string[] {
  const found: string[] = [];
  for (const pick of picksOf(bet.layout, selection)) {
    if (found.length === atMost) break;
    found.push(pickText(pick));
  }
  return found;
}
