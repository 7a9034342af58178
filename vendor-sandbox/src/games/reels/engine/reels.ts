import type { GameSymbol } from './symbols.ts';

const letters: Readonly<Record<string, GameSymbol>> = {
  W: 'wild',
  D: 'drum',
  '7': 'seven',
  C: 'carp',
  L: 'lantern',
  O: 'lotus',
  J: 'jade',
  R: 'ruby',
  E: 'emerald',
  S: 'sapphire',
  A: 'amethyst',
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
 * Return to player, hit rate and greatest win follow from these alone: see measure.ts and its test.
 */
export const reels: readonly (readonly GameSymbol[])[] = [
  reel('OAERSEAD777OSCJESRAERCOROJSLAEJRSJLDCAL'),
  reel('SCSEASWAJSCORDELSLO777ELAROCAJEWRJAERJ'),
  reel('EORSJACRESWASRLCWDRLO777ESECWAJSAELJOAR'),
  reel('CERAWJOERSEO777LOERJSARDSWEJALSAJWLOCAS'),
  reel('EARLEWLR777DSAJLRSAOCOSWAJESJAEDCORERSJ'),
];
