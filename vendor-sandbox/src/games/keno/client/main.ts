import { openGame } from '../../../client/openGame.ts';
import type { Choice, Result } from '../engine/engine.ts';
import { createKeno } from './game.ts';

openGame<Choice, Result, null>({ prepare: async () => null, create: createKeno });
