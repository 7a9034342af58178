import { crashGame } from './crash/server.ts';
import type { SteppedGame } from './stepped.ts';
import { tienlenGame } from './tienlen/server.ts';
import { videopokerGame } from './videopoker/server.ts';

const steppedGames = { crash: crashGame, videopoker: videopokerGame, tienlen: tienlenGame } as const satisfies Readonly<
  Record<string, SteppedGame>
>;
export type SteppedName = keyof typeof steppedGames;

const isStepped = (name: string): name is SteppedName => Object.hasOwn(steppedGames, name);

export const steppedGameOf = (name: string): SteppedGame | null => (isStepped(name) ? steppedGames[name] : null);
