import { fill } from '../../../words/index.ts';
import type { Spot } from '../engine/spots.ts';
import { colourOf } from '../engine/wheel.ts';
import { own } from './texts.ts';

/** A spot in words. */
export function nameOf({ kind, id, numbers }: Spot): string {
  const order = ['first', 'second', 'third'] as const;
  const nth = order[Number(id.slice(-1)) - 1] ?? 'first';
  const said = kind === 'dozen' ? own.dozens[nth] : kind === 'column' ? own.columns[nth] : numbers.join('-');
  return fill(own.spots[kind], { numbers: said });
}

/** What a spot wears on the table; inside bets of more than one number wear nothing. */
export function labelOf({ kind, id, numbers }: Spot): string {
  switch (kind) {
    case 'straight':
      return String(numbers[0]);
    case 'dozen':
      return own.short[id === 'dozen-1' ? 'dozen1' : id === 'dozen-2' ? 'dozen2' : 'dozen3'];
    case 'column':
      return own.short.column;
    case 'low':
      return own.short.low;
    case 'high':
      return own.short.high;
    case 'red':
    case 'black':
    case 'odd':
    case 'even':
      return own.spots[kind];
    default:
      return '';
  }
}

export const pocketName = (pocket: number): string =>
  fill(own.pocket, { n: pocket, colour: own.colours[colourOf(pocket)] });
