import { openGame } from '../../../client/openGame.ts';
import { createSports } from './game.ts';

openGame<unknown, unknown, null>({ prepare: async () => null, create: createSports });
