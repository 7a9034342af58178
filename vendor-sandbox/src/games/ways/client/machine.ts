import { byId, make } from '../../../client/dom.ts';
import type { Opened } from '../../../client/openGame.ts';
import { announce, showSentence } from '../../../client/readouts.ts';
import { smallWindow, writeWindow } from '../../../client/reelWindow.ts';
import type { Machine } from '../../../client/slot.ts';
import { count } from '../../../client/texts.ts';
import type { Round } from '../../../wire.ts';
import { fill } from '../../../words/index.ts';
import type { Choice, FreeSpin, Result } from '../engine/engine.ts';
import { chestsIn, evaluate, totalOf, type Win, windowAt } from '../engine/evaluate.ts';
import { freeSpins, opensSpins } from '../engine/paytable.ts';
import { reels } from '../engine/reels.ts';
import { showPays } from './paytable.ts';
import type { WaysStage } from './stage.ts';
import { gameTexts, pictureFile } from './texts.ts';

/** Stops before the first round. */
const opening = [6, 13, 4, 18, 22];
/** Milliseconds: the announcement of free spins, and the pauses after each of them. */
const pause = { opened: 2_200, shown: 900, nothing: 350 } as const;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Thumbnail of a round's window and its free spins. */
export function miniature(round: Round<Choice, Result>, assetBase: string): HTMLElement {
  const box = smallWindow(windowAt(reels, round.result.stops), gameTexts, (symbol) => assetBase + pictureFile(symbol));
  const spins = round.result.free.length;
  if (spins === 0) return box;
  return make('div', {}, box, make('small', {}, fill(gameTexts.freeCount, { count: spins })));
}

export function createMachine(
  stage: WaysStage,
  { money, sound, state, calm }: Opened<Choice, Result>,
): Machine<Result> {
  const free = byId('free', HTMLElement);
  let stops = state.history.find((round) => round.state !== 'void')?.result.stops ?? opening;

  const describeWin = ({ symbol, count: many, ways, amount }: Win): string => {
    const values = { count: many, symbol: gameTexts.symbols[symbol], ways: count.format(ways), amount: money(amount) };
    return fill(symbol === 'chest' ? gameTexts.chestWin : gameTexts.waysWin, values);
  };
  const winsAt = (at: readonly number[], stake: number): readonly Win[] => evaluate(windowAt(reels, at), stake);

  const fallIn = async (at: readonly number[]): Promise<void> => {
    const shown = windowAt(reels, at);
    await stage.land(shown, (reel) => {
      sound.stop(reel);
      if (shown[reel]?.includes('chest')) sound.drum();
    });
    writeWindow(shown, gameTexts);
  };

  /** Plays the free spins one after another; their outcome is already decided. */
  async function playFree(round: Round<Choice, Result>, onWin: (amount: number) => void): Promise<void> {
    const { stake, result } = round;
    const opened = opensSpins(chestsIn(windowAt(reels, result.stops)));
    let won = totalOf(winsAt(result.stops, stake));
    let due = opened;
    onWin(won);
    stage.show(
      winsAt(result.stops, stake).filter(({ symbol }) => symbol === 'chest'),
      () => {},
    );
    sound.celebrate();
    const sentence = fill(gameTexts.freeOpened, { count: opened });
    showSentence(sentence, 'win');
    announce(sentence);
    document.body.dataset.free = 'true';
    await wait(calm() ? 900 : pause.opened);
    const play = async (spin: FreeSpin, index: number): Promise<void> => {
      free.textContent = fill(gameTexts.freeSpin, { n: index + 1, of: due, times: spin.times });
      stage.start();
      sound.start();
      await fallIn(spin.stops);
      const wins = winsAt(spin.stops, stake);
      const amount = totalOf(wins) * spin.times;
      won += amount;
      onWin(won);
      if (opensSpins(chestsIn(windowAt(reels, spin.stops))) > 0) due = Math.min(freeSpins.most, due + freeSpins.added);
      showSentence(
        amount === 0 ? free.textContent : fill(gameTexts.freeWon, { amount: money(amount), times: spin.times }),
        'win',
      );
      if (wins.length > 0) {
        stage.show(wins, () => {});
        sound.win(amount / stake);
      }
      await wait(wins.length > 0 ? pause.shown : pause.nothing);
    };
    for (const [index, spin] of result.free.entries()) await play(spin, index);
    delete document.body.dataset.free;
    free.textContent = '';
    stops = result.free.at(-1)?.stops ?? result.stops;
  }

  /** The wins in the final window. */
  const lastOf = ({ result, stake }: Round<Choice, Result>): readonly Win[] => {
    const last = result.free.at(-1);
    return winsAt(last?.stops ?? result.stops, stake * (last?.times ?? 1));
  };

  function describe(round: Round<Choice, Result>): string {
    const spins = round.result.free.length;
    if (spins > 0) return fill(gameTexts.freeTotal, { count: spins, amount: money(round.won) });
    const [first, ...others] = lastOf(round);
    if (first !== undefined && others.length === 0) return describeWin(first);
    return `${fill(gameTexts.winsMany, { count: others.length + 1 })} · ${money(round.won)}`;
  }

  stage.place(windowAt(reels, stops));
  writeWindow(windowAt(reels, stops), gameTexts);

  return {
    start: stage.start,
    rest: () => stage.land(windowAt(reels, stops), () => {}),
    async land(round, onWin) {
      stops = round.result.stops;
      await fallIn(stops);
      if (round.result.free.length > 0) await playFree(round, onWin);
    },
    describe,
    show(round, onStep) {
      const wins = lastOf(round);
      if (wins.length === 0) return;
      stage.show(wins, (index) => {
        const win = index === null || round.result.free.length > 0 ? undefined : wins[index];
        onStep(win === undefined ? describe(round) : describeWin(win));
      });
    },
    showPays: (stake) => showPays(stake, money),
  };
}
