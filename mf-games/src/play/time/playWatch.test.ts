import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { vnd } from '@unisite/shared/contract/money';
import { createPlayWatch, type PlayNews, type PlayWatch } from './playWatch.ts';

const minute = 60_000;
/** The platform's clock is a quarter of an hour ahead of this machine's. */
const platform = () => Date.now() + 15 * minute;
const iso = (at: number) => new Date(at).toISOString();

let began: number;
let dueAt: number;
let stopped: PlayNews['stopped'];
let reachable: boolean;
let visible: boolean;
let signs: number;
let heard: PlayNews[];
let watch: PlayWatch;

const session = () => ({ since: iso(began), staked: vnd(30), won: vnd(10), checkDue: iso(dueAt) });
const sign = async () => {
  signs += 1;
  if (!reachable) throw new Error('no answer');
  return {
    session: session(),
    stopped: stopped ?? (dueAt <= platform() ? ('check' as const) : null),
    now: iso(platform()),
  };
};
const begin = () => {
  watch = createPlayWatch({ sign, isVisible: () => visible, onNews: (news) => heard.push(news) });
  return pass(0);
};
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const news = () => heard.at(-1);

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00Z') });
  began = platform();
  dueAt = began + 60 * minute;
  stopped = null;
  reachable = true;
  visible = true;
  signs = 0;
  heard = [];
});
afterEach(() => {
  watch.end();
  jest.useRealTimers();
});

test('a sign of play is given at once, and every minute while the document is visible', async () => {
  await begin();
  expect(signs).toBe(1);
  await pass(3 * minute);
  expect(signs).toBe(4);
  visible = false;
  await pass(5 * minute);
  expect(signs).toBe(4);
  visible = true;
  watch.seen();
  expect(signs).toBe(5);
});

describe('the reminder', () => {
  test('stands when it is due by the platform’s clock, with figures of that moment', async () => {
    await begin();
    await pass(60 * minute - 1);
    expect(news()?.stopped).toBeNull();
    const before = signs;
    await pass(1);
    expect([news()?.stopped, signs]).toEqual(['check', before + 1]);
    expect(news()?.at).toBe(began + 60 * minute);
  });

  test('stands without a network, with the figures that are known', async () => {
    await begin();
    reachable = false;
    await pass(60 * minute);
    expect(news()).toMatchObject({ stopped: 'check', session: { staked: 30 }, at: began + 60 * minute });
  });

  test('stands where the platform says so before this page knows', async () => {
    stopped = 'check';
    await begin();
    expect(news()?.stopped).toBe('check');
  });

  test('is followed by no more signs until it is answered', async () => {
    await begin();
    await pass(60 * minute);
    const before = signs;
    await pass(20 * minute);
    watch.ask();
    watch.seen();
    expect(signs).toBe(before);
    dueAt = platform() + 60 * minute;
    watch.answered({ session: session(), now: iso(platform()) });
    expect(news()?.stopped).toBeNull();
    await pass(minute);
    expect(signs).toBe(before + 1);
    await pass(59 * minute);
    expect(news()?.stopped).toBe('check');
  });

  test('that came up unseen gets its figures when it is seen', async () => {
    await begin();
    visible = false;
    const before = signs;
    await pass(61 * minute);
    expect([news()?.stopped, signs]).toEqual(['check', before]);
    visible = true;
    watch.seen();
    await pass(0);
    expect([news()?.at, signs]).toEqual([began + 61 * minute, before + 1]);
  });

  test('that was answered in another tab goes away with the news of it', async () => {
    await begin();
    const due = dueAt;
    dueAt = due + 30 * minute;
    await pass(due - platform());
    expect(heard.map((each) => each.stopped)).toEqual(heard.map(() => null));
  });

  test('answered when its session had ended begins another, with a sign', async () => {
    await begin();
    await pass(60 * minute);
    const before = signs;
    began = platform();
    dueAt = began + 60 * minute;
    watch.answered({ session: null, now: iso(platform()) });
    await pass(0);
    expect([news()?.stopped, news()?.session?.since, signs]).toEqual([null, iso(began), before + 1]);
  });

  test('answered holds, whatever a question of before is answered', async () => {
    await begin();
    let late = () => {};
    const slow = createPlayWatch({
      sign: () =>
        new Promise((resolve) => {
          late = () => resolve({ session: session(), stopped: 'check', now: iso(platform()) });
        }),
      isVisible: () => true,
      onNews: (each) => heard.push(each),
    });
    slow.answered({ session: session(), now: iso(platform()) });
    late();
    await pass(0);
    slow.end();
    expect(news()?.stopped).toBeNull();
  });
});

test.each(['limit', 'break'] as const)('at a %s nothing is asked any more', async (why) => {
  stopped = why;
  await begin();
  await pass(10 * minute);
  watch.seen();
  expect([news()?.stopped, signs]).toEqual([why, 1]);
});

test('a sign that fails changes nothing, and the next one is given', async () => {
  await begin();
  reachable = false;
  await pass(2 * minute);
  expect(heard).toHaveLength(1);
  reachable = true;
  await pass(minute);
  expect(heard).toHaveLength(2);
});

test('nothing is heard after the end', async () => {
  await begin();
  watch.end();
  await pass(120 * minute);
  expect([signs, heard.length]).toEqual([1, 1]);
});
