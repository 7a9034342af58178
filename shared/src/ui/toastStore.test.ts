import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { toastStore } from './toastStore.ts';

const titles = () => toastStore.get().map((toast) => toast.title);

describe('toastStore', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    for (const { id } of toastStore.get()) toastStore.dismiss(id);
    jest.useRealTimers();
  });

  test('a toast goes by itself; an error and one with an action stay longer', () => {
    toastStore.show({ title: 'news' });
    toastStore.show({ title: 'failed', tone: 'error' });
    toastStore.show({ title: 'removed', action: { label: 'Undo', run() {} } });
    jest.advanceTimersByTime(5000);
    expect(titles()).toEqual(['failed', 'removed']);
    jest.advanceTimersByTime(4000);
    expect(titles()).toEqual([]);
  });

  test('one that stays until it is closed stays', () => {
    const id = toastStore.show({ title: 'won', stay: Number.POSITIVE_INFINITY });
    jest.advanceTimersByTime(3_600_000);
    expect(titles()).toEqual(['won']);
    toastStore.dismiss(id);
    expect(titles()).toEqual([]);
  });

  test('a pause stops the time where it is, also for one that comes meanwhile', () => {
    toastStore.show({ title: 'first' });
    jest.advanceTimersByTime(4000);
    toastStore.pause();
    toastStore.show({ title: 'second' });
    jest.advanceTimersByTime(60_000);
    expect(titles()).toEqual(['first', 'second']);
    toastStore.resume();
    jest.advanceTimersByTime(1000);
    expect(titles()).toEqual(['second']);
    jest.advanceTimersByTime(4000);
    expect(titles()).toEqual([]);
  });

  test('a pause ends with the last toast', () => {
    const id = toastStore.show({ title: 'under the pointer' });
    toastStore.pause();
    toastStore.dismiss(id);
    toastStore.show({ title: 'next' });
    jest.advanceTimersByTime(5000);
    expect(titles()).toEqual([]);
  });

  test('never shows more than four: the oldest goes', () => {
    for (const title of ['a', 'b', 'c', 'd', 'e']) toastStore.show({ title });
    expect(titles()).toEqual(['b', 'c', 'd', 'e']);
  });

  test('tells its listeners', () => {
    const listener = jest.fn();
    const stop = toastStore.subscribe(listener);
    toastStore.dismiss(toastStore.show({ title: 'seen' }));
    stop();
    toastStore.show({ title: 'unseen' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
