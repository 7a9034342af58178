import { type Columns, reelsOf } from '../../../engine/reelWindow.ts';
import type { GameSymbol } from './symbols.ts';

export const reelCount = 5;
export const rowCount = 4;

const letters: Readonly<Record<string, GameSymbol>> = {
  W: 'phoenix',
  S: 'chest',
  T: 'tiger',
  F: 'fox',
  P: 'panda',
  C: 'cat',
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
};

/**
 * The five reels from top to bottom. Return to player and the other figures follow from these and the paytable alone:
 * see measure.ts and its test.
 */
export const reels: Columns<GameSymbol> = reelsOf(letters, [
  'QPJKAPJAKJFQKSCPTJJQCFKQAJTCQJAKPCAKJQQATF',
  'KTQJPKATJKCAJCAFKQSJQFJQTCPAFQKCAPJAJKWQPC',
  'PJKFQPQJACAQKCSAJPFQAAKWCKJQPTKFQJTAFQKCJT',
  'SJCKWJFKQPCKJAQJKACPKCQPFAQJAFJQWTCQPQAJTK',
  'JFAQSAWQJTKCQPKFJQPAKFJTJPQKJCAJPCJQACKWAK',
]);
