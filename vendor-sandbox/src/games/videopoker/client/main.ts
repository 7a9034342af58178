import { openGame } from '../../../client/openGame.ts';
import type { Result, Round } from '../engine/engine.ts';
import { createVideopoker } from './game.ts';

openGame<Round, Result, null>({ prepare: async () => null, create: createVideopoker });
