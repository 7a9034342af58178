import { beforeEach, expect, jest, test } from '@jest/globals';
import { createOverlayHistory, type OverlayHistory } from './overlayHistory.ts';

/** The history of one browser tab. */
function browserHistory(onPop: () => void) {
  const list: { state: Record<string, unknown>; address: string }[] = [{ state: { key: 'a', idx: 0 }, address: '/a' }];
  let at = 0;
  const entries = {
    get state() {
      return list[at]?.state;
    },
    pushState(state: Record<string, unknown>, _title: string, address = list[at]?.address ?? '') {
      list.splice(at + 1, list.length, { state, address });
      at += 1;
    },
    replaceState(state: Record<string, unknown>, _title: string, address = list[at]?.address ?? '') {
      list[at] = { state, address };
    },
    // asynchronous, as in browsers
    go(delta = 0) {
      setTimeout(() => {
        at = Math.min(list.length - 1, Math.max(0, at + delta));
        onPop();
      }, 10);
    },
  };
  return { entries, list, place: () => ({ at, ...list[at] }) };
}

let shown = { address: '/a', key: 'a', usr: null as unknown };
let tab: ReturnType<typeof browserHistory>;
let back: OverlayHistory;
beforeEach(() => {
  jest.useFakeTimers();
  shown = { address: '/a', key: 'a', usr: null };
  tab = browserHistory(() => back.onEntry(shown));
  back = createOverlayHistory(tab.entries as unknown as History, (act) => void setTimeout(act));
});
const settle = () => void jest.runAllTimers();
const press = (delta: number) => {
  tab.entries.go(delta);
  settle();
};

/** Opens an overlay. */
function open() {
  const closed = jest.fn(() => release());
  const release = back.hold(closed);
  settle();
  return { closed, release };
}

test('Back closes what lies over the page and stays on it; the next Back is the page’s', () => {
  const { closed } = open();
  expect(tab.place()).toMatchObject({ at: 1, address: '/a' });
  press(-1);
  expect(closed).toHaveBeenCalledTimes(1);
  expect(tab.place()).toMatchObject({ at: 0, state: { key: 'a' } });
  press(1); // Forward reaches an entry whose overlay is gone
  expect(tab.place()).toMatchObject({ at: 0 });
});

test('what is closed otherwise takes its entry along, and one that opens meanwhile takes it over', () => {
  const first = open();
  first.release();
  const second = back.hold(() => {});
  settle();
  expect([tab.place().at, tab.list.length]).toEqual([1, 2]);
  second();
  settle();
  expect(tab.place().at).toBe(0);
});

test('what opens while the entry of another is being left stays open', () => {
  open().release();
  jest.advanceTimersByTime(5); // the browser is going back
  const second = jest.fn();
  back.hold(second);
  settle();
  expect(second).not.toHaveBeenCalled();
  expect(tab.place().at).toBe(1);
});

test('of two that lie over each other Back closes the upper one first', () => {
  const [lower, upper] = [open(), open()];
  expect(tab.place().at).toBe(2);
  press(-1);
  expect([lower.closed.mock.calls.length, upper.closed.mock.calls.length]).toEqual([0, 1]);
  press(-1);
  expect(lower.closed).toHaveBeenCalledTimes(1);
  expect(tab.place().at).toBe(0);
});

test('what stays open all the same keeps its entry', () => {
  const stubborn = jest.fn();
  back.hold(stubborn);
  settle();
  press(-1);
  expect(stubborn).toHaveBeenCalledTimes(1);
  expect(tab.place().at).toBe(1);
});

test('an address that was replaced while something was open stays when it closes', () => {
  const { release } = open();
  const mark = back.mark();
  tab.entries.replaceState({ key: 'b', idx: 0 }, '', '/a?sort=new');
  shown = { address: '/a?sort=new', key: 'b', usr: null };
  back.onReplaced(mark);
  release();
  settle();
  expect(tab.place()).toMatchObject({ at: 0, address: '/a?sort=new', state: { key: 'b', idx: 0 } });
  expect(tab.place().state).not.toHaveProperty('over');
});

test('who goes on from a sheet finds the page behind them, not the sheet', () => {
  const { release } = open();
  // the router replaces the sheet's entry by the next page
  tab.entries.replaceState({ key: 'c', idx: 0 }, '', '/c');
  back.onLeft(true);
  shown = { address: '/c', key: 'c', usr: null };
  release();
  settle();
  expect(tab.place()).toMatchObject({ at: 1, address: '/c', state: { idx: 1 } });
  press(-1);
  expect(tab.place()).toMatchObject({ at: 0, address: '/a' });
});

test('a page that goes back itself and closes what lay over it goes as far as it said', () => {
  for (const name of ['b', 'c']) {
    tab.entries.pushState({ key: name, idx: 1 }, '', `/${name}`);
    back.onLeft(false);
    shown = { address: `/${name}`, key: name, usr: null };
  }
  const { closed, release } = open();
  back.goBack(1);
  release();
  settle();
  expect(tab.place()).toMatchObject({ address: '/b' });
  expect(closed).not.toHaveBeenCalled();
});

test('who goes elsewhere while an entry is being left goes there once it is', () => {
  open().release();
  jest.advanceTimersByTime(5); // the browser is going back
  back.whenStill(() => tab.entries.pushState({ key: 'b', idx: 1 }, '', '/b'));
  settle();
  expect([tab.place().address, tab.list.length]).toEqual(['/b', 2]);
});

test('where there is nothing to go back to, what comes next is not held up for long', () => {
  tab.entries.go = () => {};
  back.goBack(1);
  const next = jest.fn();
  back.whenStill(next);
  settle();
  expect(next).toHaveBeenCalledTimes(1);
});

test('a page that something lay over is found as it was, from another page back or on', () => {
  tab.entries.pushState({ key: 'b', idx: 1 }, '', '/b');
  back.onLeft(false);
  shown = { address: '/b', key: 'b', usr: null };
  open().release();
  settle();
  press(-1);
  shown = { address: '/a', key: 'a', usr: null };
  expect(tab.place()).toMatchObject({ address: '/a' });
  press(1);
  expect(tab.place()).toMatchObject({ at: 1, address: '/b', state: { key: 'b' } });
});

test('a page that was loaded anew on the entry of a sheet goes back to its own', () => {
  open();
  back = createOverlayHistory(tab.entries as unknown as History, (act) => void setTimeout(act));
  const { release } = open();
  release();
  settle();
  expect(tab.place().at).toBe(0);
});
