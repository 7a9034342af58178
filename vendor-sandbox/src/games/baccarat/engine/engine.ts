import type { Engine } from '../../../engine/engine.ts';
import type { Bet } from '../../tables/engine/bets.ts';
import { type Card, rankOf, shoeOf } from './cards.ts';
import { bankerDraws, playerDraws, pointOf, pointsOf } from './hands.ts';
import { bankerSixPays, type Felt, feltOf, isSpotOf, type Mode, pays, type SpotId } from './modes.ts';

/** All bets of a round; they form one stake. */
export type Choice = { readonly mode: Mode; readonly bets: readonly Bet[] };

/** Cards of both sides in dealing order: player or dragon on the left, banker or tiger on the right. */
export type Result = { readonly mode: Mode; readonly left: readonly Card[]; readonly right: readonly Card[] };

export type Side = 'left' | 'right' | 'tie';

/** The side with the higher points. */
export function winnerOf({ mode, left, right }: Result): Side {
  const worth = (cards: readonly Card[]): number => (mode === 'dragontiger' ? rankOf(cards[0] ?? 0) : pointsOf(cards));
  const ahead = worth(left) - worth(right);
  return ahead > 0 ? 'left' : ahead < 0 ? 'right' : 'tie';
}

const isPair = ([first, second]: readonly Card[]): boolean =>
  first !== undefined && second !== undefined && rankOf(first) === rankOf(second);

const sideBets: Readonly<Record<Felt, Readonly<Record<Side, SpotId>>>> = {
  baccarat: { left: 'player', right: 'banker', tie: 'tie' },
  dragontiger: { left: 'dragon', right: 'tiger', tie: 'tie' },
};

/** The winning bets. */
export function winnersOf(result: Result): readonly SpotId[] {
  const main = sideBets[feltOf(result.mode)][winnerOf(result)];
  if (result.mode === 'dragontiger') return [main];
  return [
    main,
    ...(isPair(result.left) ? (['playerPair'] as const) : []),
    ...(isPair(result.right) ? (['bankerPair'] as const) : []),
  ];
}

/** Share of the stake returned on a losing spot: at a tie all at baccarat, half at dragon tiger. */
export function keptOf(mode: Mode, spot: SpotId): number {
  if (spot === 'player' || spot === 'banker') return 1;
  return mode === 'dragontiger' && spot !== 'tie' ? 0.5 : 0;
}

/** Odds of a winning spot, to one. */
function paysOn(spot: SpotId, { mode, right }: Result): number {
  const six = mode === 'nocommission' && spot === 'banker' && pointsOf(right) === 6;
  return six ? bankerSixPays : (pays[mode][spot] ?? 0);
}

/** Total paid for the bets, including the stakes of winning ones. */
export function payOf(bets: readonly Bet[], result: Result): number {
  const { mode } = result;
  const winners = winnersOf(result);
  const tie = winnerOf(result) === 'tie';
  return bets.reduce((sum, { spot, amount }) => {
    if (!isSpotOf(mode, spot)) return sum;
    const back = winners.includes(spot) ? paysOn(spot, result) + 1 : tie ? keptOf(mode, spot) : 0;
    // Exact for whole chips: a twentieth of one is whole hundredths.
    return sum + Math.round(amount * back);
  }, 0);
}

async function deal(mode: Mode, next: () => Promise<Card>): Promise<Result> {
  const left = [await next()];
  const right = [await next()];
  if (mode === 'dragontiger') return { mode, left, right };
  left.push(await next());
  right.push(await next());
  const [player, banker] = [pointsOf(left), pointsOf(right)];
  let third: number | null = null;
  if (playerDraws(player, banker)) {
    const card = await next();
    left.push(card);
    third = pointOf(card);
  }
  if (bankerDraws(player, banker, third)) right.push(await next());
  return { mode, left, right };
}

/** Cards come off the shoe one after another, the left side first. */
export const engine: Engine<Choice, Result> = {
  async play({ mode, bets }, numbers) {
    const result = await deal(mode, shoeOf(numbers));
    return { result, won: payOf(bets, result) };
  },
};
