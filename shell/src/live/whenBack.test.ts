import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { noteOnline, noteStreamOpened, whenBack } from './whenBack.ts';

let online: boolean;
let hidden: boolean;
let tried: number;
let hours = 0;
const retry = () => {
  tried += 1;
};
const isLookedAt = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  jest.useFakeTimers();
  // the page stays open across tests: the clock moves on
  hours += 1;
  jest.advanceTimersByTime(hours * 3_600_000);
  [online, hidden, tried] = [true, false, 0];
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ['the browser is online again', noteOnline],
  ['the live events are open again', noteStreamOpened],
  ['the tab is looked at again', isLookedAt],
])('when %s there is one try, within two seconds', (_what, sign) => {
  const end = whenBack(0, performance.now(), retry);
  jest.advanceTimersByTime(60_000);
  expect(tried).toBe(0);
  for (let times = 0; times < 3; times++) sign();
  jest.advanceTimersByTime(2_000);
  expect(tried).toBe(1);
  end();
});

test('nothing is tried without a network, or where nobody looks', () => {
  const end = whenBack(0, performance.now(), retry);
  online = false;
  noteStreamOpened();
  online = true;
  hidden = true;
  noteOnline();
  jest.advanceTimersByTime(60_000);
  expect(tried).toBe(0);
  end();
});

test('tries come later and later, and the sixth does not come by itself', () => {
  for (const [tries, pause] of [5_000, 10_000, 20_000, 40_000].entries()) {
    tried = 0;
    const end = whenBack(tries + 1, performance.now(), retry);
    noteOnline();
    jest.advanceTimersByTime(pause - 1);
    expect(tried).toBe(0);
    jest.advanceTimersByTime(2_001);
    expect(tried).toBe(1);
    end();
  }
  tried = 0;
  whenBack(5, performance.now(), retry);
  noteOnline();
  jest.advanceTimersByTime(600_000);
  expect(tried).toBe(0);
});

test('a box that is gone is not tried again', () => {
  const end = whenBack(0, performance.now(), retry);
  noteOnline();
  end();
  noteStreamOpened();
  jest.advanceTimersByTime(60_000);
  expect(tried).toBe(0);
});

test.each([
  ['the browser was online again', noteOnline],
  ['the stream was open again', noteStreamOpened],
])('what began before %s and failed after it is tried once', (_what, sign) => {
  noteStreamOpened();
  jest.advanceTimersByTime(100);
  const began = performance.now();
  jest.advanceTimersByTime(100);
  sign();
  jest.advanceTimersByTime(100);
  const end = whenBack(0, began, retry);
  jest.advanceTimersByTime(2_000);
  expect(tried).toBe(1);
  end();
  const later = whenBack(0, performance.now(), retry);
  jest.advanceTimersByTime(60_000);
  expect(tried).toBe(1);
  later();
});
