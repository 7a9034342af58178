import { returns as baccaratReturns } from '../games/baccarat/engine/figures.ts';
import { chipsIn as baccaratChips } from '../games/baccarat/engine/limits.ts';
import { modeOf } from '../games/baccarat/engine/modes.ts';
import { returnPercent as crashReturn } from '../games/crash/engine/chances.ts';
import { highest as highestMultiplier } from '../games/crash/engine/curve.ts';
import { returnPercent as fishReturn, mostShots } from '../games/fishing/engine/fish.ts';
import { greatestOf, seaOf } from '../games/fishing/engine/seas.ts';
import { stakesOf } from '../games/index.ts';
import { figuresOfModes } from '../games/keno/engine/chances.ts';
import type { KenoMode } from '../games/keno/engine/paytables.ts';
import type { GameName } from '../games/names.ts';
import { bucketsOf, returnOf, risks, rowCounts } from '../games/plinko/engine/tables.ts';
import { greatestWin, returnPercent as reelsReturn } from '../games/reels/engine/figures.ts';
import { everyThrow, measure, paysBetween, spots as sicboSpots } from '../games/sicbo/engine/spots.ts';
import { marginOf } from '../games/sports/engine/markets.ts';
import { ticketLimits } from '../games/sports/engine/ticket.ts';
import { chipsIn, mostChips } from '../games/tables/engine/limits.ts';
import { returns as tienlenReturns } from '../games/tienlen/engine/figures.ts';
import { prizes as tienlenPrizes } from '../games/tienlen/engine/prizes.ts';
import { returnPercent as pokerReturn } from '../games/videopoker/engine/figures.ts';
import { paytable } from '../games/videopoker/engine/hands.ts';
import { returnPercent as waysReturn } from '../games/ways/engine/figures.ts';
import { withPool } from '../jackpot/rules.ts';

/** A game's return, volatility and greatest win, from its own rules. */
export interface Figures {
  /** Return to player in percent, including the pool. */
  readonly rtp: number;
  readonly volatility: 'low' | 'medium' | 'high';
  /** Greatest win of a round in stakes, without the pool; null: unbounded. */
  readonly maximumWin: number | null;
}

/** Single-zero roulette: the house keeps one pocket of 37. */
const rouletteReturn = Math.round((36 / 37) * 10_000) / 100;

/** Return of the worst bet: the three-way football market. */
const sportsReturn = Math.round(10_000 / marginOf('football', 'winner')) / 100;

/** Lowest return of big/small, odd/even and two-face combinations. */
const sicboReturn =
  Math.round((Math.max(...sicboSpots.map((spot) => measure(spot).back)) / everyThrow.length) * 10_000) / 100;
const sicboMost = Math.max(...sicboSpots.map((spot) => paysBetween(spot)[1])) + 1;

/** Lowest return over all rows and risks. */
const plinkoReturn =
  Math.round(Math.min(...rowCounts.flatMap((rows) => risks.map((risk) => returnOf(rows, risk)))) * 100) / 100;

const figures: Readonly<Record<Exclude<GameName, 'keno' | 'baccarat' | 'fishing'>, Figures>> = {
  reels: { rtp: withPool(reelsReturn), volatility: 'medium', maximumWin: greatestWin },
  ways: { rtp: withPool(waysReturn), volatility: 'medium', maximumWin: null },
  roulette: { rtp: rouletteReturn, volatility: 'medium', maximumWin: 36 },
  sicbo: { rtp: sicboReturn, volatility: 'medium', maximumWin: sicboMost },
  plinko: { rtp: plinkoReturn, volatility: 'high', maximumWin: Math.max(...bucketsOf(16, 'high')) / 10 },
  sports: { rtp: sportsReturn, volatility: 'medium', maximumWin: ticketLimits.mostOdds / 100 },
  crash: { rtp: crashReturn, volatility: 'high', maximumWin: highestMultiplier / 100 },
  videopoker: { rtp: pokerReturn, volatility: 'high', maximumWin: paytable[0][1] },
  tienlen: { rtp: tienlenReturns.house, volatility: 'low', maximumWin: tienlenPrizes[0] / 100 },
};

/** Figures of the game behind a title; the prize mode or the scene selects the variant. */
export function figuresOf(
  name: GameName,
  { gameId, scene, prizeMode }: { gameId: string; scene: string; prizeMode: KenoMode | null },
): Figures {
  if (name === 'baccarat') {
    const rtp = Math.max(...Object.values(baccaratReturns[modeOf(scene, gameId)]));
    return { rtp, volatility: 'low', maximumWin: 12 };
  }
  if (name === 'fishing') return { rtp: fishReturn, volatility: 'high', maximumWin: greatestOf(seaOf(scene)) };
  if (name !== 'keno') return figures[name];
  const { returnPercent, greatestWin } = figuresOfModes[prizeMode ?? 'Elott'];
  return { rtp: returnPercent, volatility: prizeMode === 'Elott' ? 'medium' : 'high', maximumWin: greatestWin };
}

/** Minimum and maximum cost of a round, in hundredths. */
export function boundsOf(name: GameName, currency: string): { readonly least: number; readonly most: number } {
  const { all } = stakesOf(name, currency);
  const least = all[0] ?? 1;
  const last = all.at(-1) ?? least;
  switch (name) {
    case 'roulette':
    case 'sicbo':
      return { least, most: mostChips * (chipsIn(currency)[0] ?? 1) };
    case 'baccarat':
      return { least, most: mostChips * (baccaratChips(currency)[0] ?? 1) };
    case 'fishing':
      return { least, most: last * mostShots };
    default:
      return { least, most: last };
  }
}

/** Stakes a free round may have, in hundredths: every stake of a slot, none for other games. */
export const freeRoundStakesOf = (name: GameName, currency: string): readonly number[] =>
  name === 'reels' || name === 'ways' ? stakesOf(name, currency).all : [];
