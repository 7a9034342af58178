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

/** A line of the slip: the selection for one bet, and the unit stake. */
export interface DraftLine {
  readonly bet: string;
  readonly selection: readonly (readonly string[])[];
  readonly unitStake: number;
}

/** The player's slip for a game, one line per bet. `marked`: the bet shown on the board. */
export interface Slip {
  readonly lines: readonly DraftLine[];
  readonly marked: string | null;
}

export const emptySlip: Slip = { lines: [], marked: null };

/** An offered bet: its rule, and its offer by class. */
export interface OfferedBet {
  readonly bet: Bet;
  readonly offers: ReadonlyMap<string, LotteryOffer>;
  /** The offer of its first class. */
  readonly first: LotteryOffer;
}

/** The bets offered on a draw, in the order of the board. */
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

/** A priced line: number of picks, cost, and the highest payout of one pick. */
export interface PricedDraft {
  readonly line: DraftLine;
  readonly offered: OfferedBet;
  readonly picks: number;
  readonly staked: number;
  /** Expected return, VND. */
  readonly returned: number;
  /** The highest payout of one pick. */
  readonly most: number;
  /** By class of its picks, as displayed. */
  readonly odds: Readonly<Record<string, number>>;
  readonly units: number;
}

const hundredths = (amount: number): number => Math.round(amount * 100) / 100;

/** Prices a line; null when it has no picks, or too many. `day`: of the draw, in Vietnam. */
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

/** The lines of a slip that can be priced. */
export const pricedLines = ({ lines }: Slip, bets: readonly OfferedBet[], day: string): PricedDraft[] =>
  lines.flatMap((line) => {
    const offered = bets.find(({ bet }) => bet.code === line.bet);
    const own = offered && priceDraft(line, offered, day);
    return own ? [own] : [];
  });

/** Total cost of the lines. */
export const stakedOn = (priced: readonly PricedDraft[]): number =>
  hundredths(priced.reduce((sum, { staked }) => sum + staked, 0));

/** Whether the offer accepts a unit stake. */
export const isWithin = (unitStake: number, { least, most }: LotteryOffer): boolean =>
  unitStake >= least && unitStake <= most;

/** Whether each class of a line's picks accepts its stake multiplied by `times`. */
export const isStakeable = ({ line, odds, offered }: PricedDraft, times = 1): boolean =>
  Object.keys(odds).every((name) => {
    const offer = offered.offers.get(name);
    return offer !== undefined && isWithin(line.unitStake, offer) && isWithin(line.unitStake * times, offer);
  });

/** A line as sent to the platform. */
export const toSlipLine = ({ line, odds, units, offered }: PricedDraft) => ({
  bet: line.bet,
  odds,
  units,
  unitStake: line.unitStake,
  selection: inOrder(offered.bet.layout, line.selection).map((row) => [...row]),
});

/** A ticket's lines as a slip; of several for one bet the first. */
export function slipOf({ lines }: Pick<Ticket, 'lines'>): Slip {
  const byBet = new Map<string, DraftLine>();
  for (const { bet, selection, unitStake } of lines) if (!byBet.has(bet)) byBet.set(bet, { bet, selection, unitStake });
  return { lines: [...byBet.values()], marked: lines[0]?.bet ?? null };
}

/** Doubles the stakes, each up to the maximum of its bet. */
export const doubled = (slip: Slip, bets: readonly OfferedBet[]): Slip => ({
  ...slip,
  lines: slip.lines.map((line) => {
    const most = bets.find(({ bet }) => bet.code === line.bet)?.first.most ?? line.unitStake;
    return { ...line, unitStake: Math.min(line.unitStake * 2, most) };
  }),
});

/** The slip with another selection for a bet; an empty one removes its line. */
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

/** The sold-out picks of a line, up to a count; '' is the bet as a whole. */
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

/** The first picks of a line as texts. */
export function firstPicks(bet: Bet, selection: DraftLine['selection'], atMost: number): string[] {
  const found: string[] = [];
  for (const pick of picksOf(bet.layout, selection)) {
    if (found.length === atMost) break;
    found.push(pickText(pick));
  }
  return found;
}
