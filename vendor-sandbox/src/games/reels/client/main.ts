import { byId } from '../../../client/dom.ts';
import { openGame } from '../../../client/openGame.ts';
import { createSlot } from '../../../client/slot.ts';
import { loadSprites, type Sprites } from '../../../client/sprites.ts';
import { type Choice, engine, type Result } from '../engine/engine.ts';
import { type GameSymbol, symbols } from '../engine/symbols.ts';
import { createMachine, miniature } from './machine.ts';
import { createReelStage } from './reelStage.ts';
import { pictureFile } from './texts.ts';

openGame<Choice, Result, Sprites<GameSymbol>>({
  prepare: (assetBase) => loadSprites(symbols, (symbol) => assetBase + pictureFile(symbol)),
  create(opened, sprites) {
    const stage = createReelStage(byId('reels', HTMLCanvasElement), sprites, opened.calm);
    const machine = createMachine(stage, opened);
    return createSlot({
      opened,
      engine,
      machine,
      choiceOf: (stake: number) => ({ stake }),
      picture: (round) => miniature(round, opened.assetBase),
    });
  },
});
