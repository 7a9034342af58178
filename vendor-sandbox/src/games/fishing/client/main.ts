import { meta } from '../../../client/dom.ts';
import { openGame } from '../../../client/openGame.ts';
import { loadSprites, type Sprites } from '../../../client/sprites.ts';
import type { Choice, Result } from '../engine/engine.ts';
import type { QuarryName } from '../engine/fish.ts';
import { quarryNames, seaOf } from '../engine/seas.ts';
import { createFishing } from './game.ts';

const sea = seaOf(meta('scene'));

openGame<Choice, Result, Sprites<QuarryName>>({
  prepare: (assetBase) => loadSprites(quarryNames(sea), (name) => `${assetBase}fish/${name}.svg`),
  create: (opened, sprites) => createFishing(opened, sea, sprites),
});
