import { openGame } from '../../../client/openGame.ts';
import type { Choice, Result } from '../engine/engine.ts';
import { createRoulette } from './game.ts';

// The numbers of the wheel are drawn in the page's face: it has to be there first.
openGame<Choice, Result, unknown>({
  prepare: () => document.fonts.load('700 20px "Be Vietnam Pro"').catch(() => []),
  create: createRoulette,
});
