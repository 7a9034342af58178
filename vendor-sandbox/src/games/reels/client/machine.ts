import type { Opened } from '../../../client/openGame.ts';
import { smallWindow, writeWindow } from '../../../client/reelWindow.ts';
import type { Machine } from '../../../client/slot.ts';
import { count } from '../../../client/texts.ts';
import type { Round } from '../../../wire.ts';
import { fill } from '../../../words/index.ts';
import type { Choice, Result } from '../engine/engine.ts';
import { evaluate, type Win, windowAt } from '../engine/evaluate.ts';
import { reels } from '../engine/reels.ts';
import { showPays } from './paytable.ts';
import type { ReelStage } from './reelStage.ts';
import { gameTexts, pictureFile } from './texts.ts';

/** Stops before the first round: an attractive window that pays nothing. */
const opening = [6, 15, 5, 4, 35];

/** Thumbnail of a round's window. */
export const miniature = ({ result }: Round<Choice, Result>, assetBase: string): HTMLElement =>
  smallWindow(windowAt(reels, result.stops), gameTexts, (symbol) => assetBase + pictureFile(symbol));

export function createMachine(stage: ReelStage, { money, sound, state }: Opened<Choice, Result>): Machine<Result> {
  let stops = state.history.find((round) => round.state !== 'void')?.result.stops ?? opening;

  const describeWin = (win: Win): string => {
    const values = { count: win.count, symbol: gameTexts.symbols[win.symbol], amount: money(win.amount) };
    return win.kind === 'line'
      ? fill(gameTexts.lineWin, { ...values, line: win.line + 1 })
      : fill(gameTexts.drumsWin, values);
  };
  const winsOf = ({ result, stake }: Round<Choice, Result>): readonly Win[] =>
    evaluate(windowAt(reels, result.stops), stake);

  const describe = (round: Round<Choice, Result>): string => {
    const wins = winsOf(round);
    return wins.length === 1 && wins[0]
      ? describeWin(wins[0])
      : `${fill(gameTexts.linesWin, { count: count.format(wins.length) })} · ${money(round.won)}`;
  };

  stage.place(stops);
  writeWindow(windowAt(reels, stops), gameTexts);

  return {
    start: stage.start,
    rest: () => stage.land(stops, () => {}),
    async land(round) {
      stops = round.result.stops;
      await stage.land(stops, (reel, shown) => {
        sound.stop(reel);
        if (shown[reel]?.includes('drum')) sound.drum();
      });
      writeWindow(windowAt(reels, stops), gameTexts);
    },
    describe,
    show(round, onStep) {
      const wins = winsOf(round);
      stage.show(wins, (index) => {
        const win = index === null ? undefined : wins[index];
        onStep(win === undefined ? describe(round) : describeWin(win));
      });
    },
    showPays: (stake) => showPays(stake, money),
  };
}
