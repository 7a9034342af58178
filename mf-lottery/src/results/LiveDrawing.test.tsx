import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type LiveDrawing as Drawing, liveDrawing } from '@unisite/shared/contract/lottery';
import { fakeTimersOnly, flush, stubResponse } from '@unisite/shared/testing';
import type { ReactElement } from 'react';
import { game } from '../testing/games.ts';
import { mountModule } from '../testing/mountModule.ts';
import '../pages/pageTexts.ts';
import { LiveDrawing } from './LiveDrawing.tsx';

let page: Awaited<ReturnType<typeof mountModule>>;
let ended = 0;

beforeEach(() => {
  ended = 0;
  // ten minutes after the north's time
  jest.useFakeTimers(fakeTimersOnly('2026-11-20T11:25:00Z'));
});
afterEach(async () => {
  await page.unmount();
  jest.useRealTimers();
});

const says = (drawing: Drawing | null) => stubResponse(liveDrawing, { code: 'MB' }, { drawing });
const drawing = (prizes: Drawing['prizes']): Drawing => ({
  numero: '20261120',
  drawsAt: '2026-11-20T11:15:00.000Z',
  prizes,
  ranks: [
    { rank: 'DB', numbers: 1, digits: 5 },
    { rank: 'G7', numbers: 4, digits: 2 },
  ],
});
const open = async (last: string) => {
  const Shown = (): ReactElement => (
    <LiveDrawing
      game={game('MB', { nextDrawAt: '2026-11-21T11:15:00.000Z', closesAt: '2026-11-21T11:10:00.000Z' })}
      last={last}
      onEnd={() => (ended += 1)}
    />
  );
  page = await mountModule(Shown);
};
const text = () => page.element.textContent ?? '';

test('numbers stand in their places as they come, and the results are asked for once it is over', async () => {
  says(drawing([{ rank: 'G7', numbers: ['86', '07'] }]));
  await open('20261119');
  expect(text()).toContain('Đang quay, kỳ 20/11/2026');
  expect(text()).toContain('8607chưa quay••chưa quay••');
  expect(page.element.querySelector('[aria-live]')?.textContent).toBe('Giải bảy: 07');
  says(drawing([{ rank: 'G7', numbers: ['86', '07', '11', '22'] }]));
  await flush(20);
  expect(text()).toContain('86071122');
  says(null);
  await flush(20);
  expect(text()).toBe('');
  expect(ended).toBe(1);
});

test('nothing is asked once today’s result is there', async () => {
  says(drawing([]));
  await open('20261120');
  expect(text()).toBe('');
});
