import { fill } from '../../../words/index.ts';
import type { Spot } from '../engine/spots.ts';
import { colourOf } from '../engine/wheel.ts';
import { gameTexts } from './texts.ts';

/** Name of a spot. */
export function nameOf({ kind, id, numbers }: Spot): string {
  const order = ['first', 'second', 'third'] as const;
  const nth = order[Number(id.slice(-1)) - 1] ?? 'first';
  const said =
    kind === 'dozen' ? gameTexts.dozens[nth] : kind === 'column' ? gameTexts.columns[nth] : numbers.join('-');
  return fill(gameTexts.spots[kind], { numbers: said });
}

/** Label of a spot on the table; inside bets on more than one number have none. */
export function labelOf({ kind, id, numbers }: Spot): string {
  switch (kind) {
    case 'straight':
      return String(numbers[0]);
    case 'dozen':
      return gameTexts.short[id === 'dozen-1' ? 'dozen1' : id === 'dozen-2' ? 'dozen2' : 'dozen3'];
    case 'column':
      return gameTexts.short.column;
    case 'low':
      return gameTexts.short.low;
    case 'high':
      return gameTexts.short.high;
    case 'red':
    case 'black':
    case 'odd':
    case 'even':
      return gameTexts.spots[kind];
    default:
      return '';
  }
}

export const pocketName = (pocket: number): string =>
  fill(gameTexts.pocket, { n: pocket, colour: gameTexts.colours[colourOf(pocket)] });
