import { openGame } from '../../../client/openGame.ts';
import type { Choice, Result } from '../engine/engine.ts';
import { createPlinko } from './game.ts';

openGame<Choice, Result, unknown>({ prepare: async () => {}, create: createPlinko });
