import { openGame } from '../../../client/openGame.ts';
import { loadSprites, type Sprites } from '../../../client/sprites.ts';
import type { Choice, Result } from '../engine/engine.ts';
import { type FishName, fishKinds } from '../engine/fish.ts';
import { createFishing } from './game.ts';

openGame<Choice, Result, Sprites<FishName>>({
  prepare: (assetBase) =>
    loadSprites(
      fishKinds.map(({ name }) => name),
      (name) => `${assetBase}fish/${name}.svg`,
    ),
  create: createFishing,
});
