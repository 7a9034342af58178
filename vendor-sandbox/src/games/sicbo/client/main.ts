import { openGame } from '../../../client/openGame.ts';
import type { Choice, Result } from '../engine/engine.ts';
import { createSicbo } from './game.ts';

openGame<Choice, Result, unknown>({ prepare: async () => {}, create: createSicbo });
