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

function reel(strip: string): readonly GameSymbol[] {
  return [...strip].map((letter) => {
    const symbol = letters[letter];
    if (symbol === undefined) throw new Error(`no picture for ${letter}`);
    return symbol;
  });
}

/**
 * The five reels from top to foot, each closed to a ring. A stop is the place that shows in the top row.
 * Return to player and the rest of the figures follow from these and the paytable alone: see measure.ts and its test.
 */
export const reels: readonly (readonly GameSymbol[])[] = [
  reel('QPJKAPJAKJFQKSCPTJJQCFKQAJTCQJAKPCAKJQQATF'),
  reel('KTQJPKATJKCAJCAFKQSJQFJQTCPAFQKCAPJAJKWQPC'),
  reel('PJKFQPQJACAQKCSAJPFQAAKWCKJQPTKFQJTAFQKCJT'),
  reel('SJCKWJFKQPCKJAQJKACPKCQPFAQJAFJQWTCQPQAJTK'),
  reel('JFAQSAWQJTKCQPKFJQPAKFJTJPQKJCAJPCJQACKWAK'),
];
