import { returnPercent as crashReturn } from '../games/crash/engine/chances.ts';
import { highest as highestMultiplier } from '../games/crash/engine/curve.ts';
import { fishKinds, returnPercent as fishReturn, mostShots } from '../games/fishing/engine/fish.ts';
import { stakesOf } from '../games/index.ts';
import { figuresOfModes } from '../games/keno/engine/chances.ts';
import type { KenoMode } from '../games/keno/engine/paytables.ts';
import type { GameName } from '../games/names.ts';
import { greatestWin, returnPercent as reelsReturn } from '../games/reels/engine/figures.ts';
import { chipsIn, mostChips } from '../games/roulette/engine/limits.ts';
import { marginOf } from '../games/sports/engine/markets.ts';
import { ticketLimits } from '../games/sports/engine/ticket.ts';
import { returns as tienlenReturns } from '../games/tienlen/engine/figures.ts';
import { prizes as tienlenPrizes } from '../games/tienlen/engine/prizes.ts';
import { returnPercent as pokerReturn } from '../games/videopoker/engine/figures.ts';
import { paytable } from '../games/videopoker/engine/hands.ts';
import { returnPercent as waysReturn } from '../games/ways/engine/figures.ts';

/** What a game returns and how it swings, as its own rules have it. */
export interface Figures {
  /** Percent. */
  readonly rtp: number;
  readonly volatility: 'low' | 'medium' | 'high';
  /** The greatest win of a round, in stakes; null where there is no bound. */
  readonly maximumWin: number | null;
}

/** A roulette of one zero keeps one pocket of 37. */
const rouletteReturn = Math.round((36 / 37) * 10_000) / 100;

/** Of the bet that gives the least back: three ways at football. */
const sportsReturn = Math.round(10_000 / marginOf('football', 'winner')) / 100;

const figures: Readonly<Record<Exclude<GameName, 'keno'>, Figures>> = {
  reels: { rtp: reelsReturn, volatility: 'medium', maximumWin: greatestWin },
  ways: { rtp: waysReturn, volatility: 'medium', maximumWin: null },
  roulette: { rtp: rouletteReturn, volatility: 'medium', maximumWin: 36 },
  fishing: { rtp: fishReturn, volatility: 'high', maximumWin: Math.max(...fishKinds.map(({ pays }) => pays)) },
  sports: { rtp: sportsReturn, volatility: 'medium', maximumWin: ticketLimits.mostOdds / 100 },
  crash: { rtp: crashReturn, volatility: 'high', maximumWin: highestMultiplier / 100 },
  videopoker: { rtp: pokerReturn, volatility: 'high', maximumWin: paytable[0][1] },
  tienlen: { rtp: tienlenReturns.house, volatility: 'low', maximumWin: tienlenPrizes[0] / 100 },
};

/** Of a kind of game; a keno in its prize mode. */
export function figuresOf(name: GameName, prizeMode: KenoMode | null): Figures {
  if (name !== 'keno') return figures[name];
  const { returnPercent, greatestWin } = figuresOfModes[prizeMode ?? 'Elott'];
  return { rtp: returnPercent, volatility: prizeMode === 'Elott' ? 'medium' : 'high', maximumWin: greatestWin };
}

/** The least and the most that a round may cost, in hundredths. */
export function boundsOf(name: GameName, currency: string): { readonly least: number; readonly most: number } {
  const { all } = stakesOf(name, currency);
  const least = all[0] ?? 1;
  const last = all.at(-1) ?? least;
  switch (name) {
    case 'roulette':
      return { least, most: mostChips * (chipsIn(currency)[0] ?? 1) };
    case 'fishing':
      return { least, most: last * mostShots };
    default:
      return { least, most: last };
  }
}

/** What a free round can be played at, in hundredths: every stake of a slot, nothing elsewhere. */
export const freeRoundStakesOf = (name: GameName, currency: string): readonly number[] =>
  name === 'reels' || name === 'ways' ? stakesOf(name, currency).all : [];
