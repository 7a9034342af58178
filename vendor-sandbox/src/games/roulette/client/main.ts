import { openGame } from '../../../client/openGame.ts';
import type { Choice, Result } from '../engine/engine.ts';
import { createRoulette } from './game.ts';

// The wheel's numbers are drawn in the page's font, which has to be loaded first.
openGame<Choice, Result, unknown>({
  prepare: () => document.fonts.load('700 20px "Be Vietnam Pro"').catch(() => []),
  create: createRoulette,
});
