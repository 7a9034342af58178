import { byId, make } from '../../../client/dom.ts';
import type { Opened } from '../../../client/openGame.ts';
import type { Machine } from '../../../client/slot.ts';
import { count } from '../../../client/texts.ts';
import type { Round } from '../../../wire.ts';
import { fill } from '../../../words/index.ts';
import type { Choice, Result } from '../engine/engine.ts';
import { evaluate, type Win, type Window, windowAt } from '../engine/evaluate.ts';
import { rowCount } from '../engine/lines.ts';
import { reels } from '../engine/reels.ts';
import { showPays } from './paytable.ts';
import type { ReelStage } from './reelStage.ts';
import { own } from './texts.ts';

/** Where the reels stand before the first round: a pleasant window that pays nothing. */
const opening = [6, 15, 5, 4, 35];

const namesOf = (shown: Window, row: number): string =>
  shown.map((column) => own.symbols[column[row] ?? 'amethyst']).join(', ');

/** The window as text, for those who do not see the reels. */
function writeWindow(shown: Window): void {
  const rows = Array.from({ length: rowCount }, (_, row) =>
    make('li', {}, fill(own.row, { n: row + 1, symbols: namesOf(shown, row) })),
  );
  byId('window-text', HTMLElement).replaceChildren(...rows);
}

/** A round's window in little. */
export function miniature(round: Round<Choice, Result>, assetBase: string): HTMLElement {
  const shown = windowAt(reels, round.result.stops);
  const names = Array.from({ length: rowCount }, (_, row) => namesOf(shown, row));
  const box = make('div', { class: 'miniature', role: 'img', 'aria-label': names.join('; ') });
  for (let row = 0; row < rowCount; row += 1) {
    for (const column of shown) {
      const source = `${assetBase}symbols/${column[row] ?? 'amethyst'}.svg`;
      box.append(make('img', { src: source, alt: '', width: '18', height: '18' }));
    }
  }
  return box;
}

export function createMachine(stage: ReelStage, { money, sound, state }: Opened<Choice, Result>): Machine<Result> {
  let stops = state.history.find((round) => round.state !== 'void')?.result.stops ?? opening;

  const describeWin = (win: Win): string => {
    const values = { count: win.count, symbol: own.symbols[win.symbol], amount: money(win.amount) };
    return win.kind === 'line' ? fill(own.lineWin, { ...values, line: win.line + 1 }) : fill(own.drumsWin, values);
  };
  const winsOf = ({ result, stake }: Round<Choice, Result>): readonly Win[] =>
    evaluate(windowAt(reels, result.stops), stake);

  const describe = (round: Round<Choice, Result>): string => {
    const wins = winsOf(round);
    return wins.length === 1 && wins[0]
      ? describeWin(wins[0])
      : `${fill(own.linesWin, { count: count.format(wins.length) })} · ${money(round.won)}`;
  };

  stage.place(stops);
  writeWindow(windowAt(reels, stops));

  return {
    start: stage.start,
    rest: () => stage.land(stops, () => {}),
    async land(round) {
      stops = round.result.stops;
      await stage.land(stops, (reel, shown) => {
        sound.stop(reel);
        if (shown[reel]?.includes('drum')) sound.drum();
      });
      writeWindow(windowAt(reels, stops));
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
