import { type Columns, reelsOf } from '../../../engine/reelWindow.ts';
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

/**
 * The five reels from top to bottom. Return to player, hit rate and greatest win follow from these alone: see
 * measure.ts and its test.
 */
export const reels: Columns<GameSymbol> = reelsOf(letters, [
  'OAERSEAD777OSCJESRAERCOROJSLAEJRSJLDCAL',
  'SCSEASWAJSCORDELSLO777ELAROCAJEWRJAERJ',
  'EORSJACRESWASRLCWDRLO777ESECWAJSAELJOAR',
  'CERAWJOERSEO777LOERJSARDSWEJALSAJWLOCAS',
  'EARLEWLR777DSAJLRSAOCOSWAJESJAEDCORERSJ',
]);
