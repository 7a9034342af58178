import { byId, make } from '../../../client/dom.ts';
import type { GameClient, Opened } from '../../../client/openGame.ts';
import { announce } from '../../../client/readouts.ts';
import { createSlot, type Machine } from '../../../client/slot.ts';
import { language } from '../../../client/texts.ts';
import type { Round } from '../../../wire.ts';
import { fill } from '../../../words/index.ts';
import { bucketAt, type Choice, engine, type Result } from '../engine/engine.ts';
import { bucketsOf, type Risk, type Rows, risks, rowCounts } from '../engine/tables.ts';
import { createPinBoard } from './pinBoard.ts';
import { createRadios } from './radios.ts';
import { gameTexts } from './texts.ts';

const times = new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB');
const timesOf = (tenths: number): string => times.format(tenths / 10);
/** Heat of a bucket from cold (the middle) to hot (an edge), 0 to 1. */
const heatOf = (bucket: number, rows: number): number => Math.abs(bucket - rows / 2) / (rows / 2);

const paidBy = ({ choice, result }: Round<Choice, Result>): number =>
  bucketsOf(choice.rows, choice.risk)[bucketAt(result)] ?? 0;

/** Thumbnail of a round: what its bucket pays. */
function picture(round: Round<Choice, Result>): Node {
  const { rows, risk } = round.choice;
  const chip = make('span', { class: 'bucket num' }, `×${timesOf(paidBy(round))}`);
  chip.style.setProperty('--heat', String(heatOf(bucketAt(round.result), rows)));
  const how = make('small', {}, fill(gameTexts.how, { rows, risk: gameTexts.risks[risk] }));
  return make('span', { class: 'bucket-little' }, chip, how);
}

export function createPlinko(opened: Opened<Choice, Result>): GameClient {
  const { state, calm, sound } = opened;
  const last = state.history.find((round) => round.state !== 'void') ?? null;
  const board = createPinBoard(byId('pins', HTMLCanvasElement), calm);
  const list = byId('buckets', HTMLElement);
  const radios = {
    risk: createRadios<Risk>('risk', risks, last?.choice.risk ?? 'medium', (risk) => gameTexts.risks[risk], change),
    rows: createRadios<Rows>('rows', rowCounts, last?.choice.rows ?? 12, String, change),
  };

  function showBuckets(hit: number | null): void {
    const rows = radios.rows.value;
    const buckets = bucketsOf(rows, radios.risk.value).map((tenths, bucket) => {
      const item = make('li', { class: `bucket num${bucket === hit ? ' hit' : ''}` }, timesOf(tenths));
      item.style.setProperty('--heat', String(heatOf(bucket, rows)));
      return item;
    });
    list.style.setProperty('--count', String(rows + 1));
    list.replaceChildren(...buckets);
  }

  function change(): void {
    sound.press();
    board.setRows(radios.rows.value);
    showBuckets(null);
    const [most = 0] = bucketsOf(radios.rows.value, radios.risk.value);
    const values = { rows: radios.rows.value, risk: gameTexts.risks[radios.risk.value], times: timesOf(most) };
    announce(fill(gameTexts.chosen, values));
  }

  const machine: Machine<Result, Choice> = {
    start() {
      board.rest(null);
      showBuckets(null);
    },
    rest: async () => board.rest(null),
    async land({ result }) {
      await board.drop(result.path, sound.press);
      sound.drum();
      showBuckets(bucketAt(result));
    },
    describe: (round) => fill(gameTexts.paid, { times: timesOf(paidBy(round)), amount: opened.money(round.won) }),
    show() {},
    showPays() {},
  };

  board.setRows(radios.rows.value);
  board.rest(last?.result.path ?? null);
  showBuckets(last === null ? null : bucketAt(last.result));
  return createSlot<Result, Choice>({
    opened,
    engine,
    machine,
    picture,
    choiceOf: (stake) => ({ rows: radios.rows.value, risk: radios.risk.value, stake }),
    texts: { play: gameTexts.dropLabel, running: gameTexts.dropping, hint: gameTexts.hint },
    onIdle(idle) {
      radios.risk.enable(idle);
      radios.rows.enable(idle);
    },
  });
}
