import { openGame } from '../../../client/openGame.ts';
import type { Result, Round } from '../engine/engine.ts';
import { createCrash } from './game.ts';

// The multiplier is drawn in the page's font, which has to be loaded first.
openGame<Round, Result, unknown>({
  prepare: () => document.fonts.load('700 20px "Unisite Figures"').catch(() => []),
  create: createCrash,
});
