import { expect, test } from '@jest/globals';
import { MARK, readFrames, type TraceEvent } from './frames.ts';

const page = { pid: 1, tid: 1 };
const drawnAt = (...milliseconds: number[]): TraceEvent[] =>
  milliseconds.map((at) => ({ name: 'DrawFrame', ts: at * 1000, pid: 9, tid: 9 }));
const task = (tdur: number, dur = tdur, thread = page): TraceEvent => ({
  name: 'RunTask',
  ts: 0,
  dur: dur * 1000,
  tdur: tdur * 1000,
  ...thread,
});
const named: TraceEvent = { name: 'thread_name', ts: 0, args: { name: 'CrRendererMain' }, ...page };

test('a pause of two frames lacks one, and a frame that comes a little late none', () => {
  expect(readFrames(drawnAt(0, 16.7, 33.3, 50))).toMatchObject({ drawn: 4, dropped: 0 });
  expect(readFrames(drawnAt(0, 19, 33, 50, 66))).toMatchObject({ dropped: 0, longest: 19 });
  expect(readFrames(drawnAt(0, 16.7, 50, 66.7))).toMatchObject({ drawn: 4, dropped: 1 / 4 });
  expect(readFrames(drawnAt(66.7, 0, 16.7))).toMatchObject({ drawn: 3, dropped: 2 / 4, longest: 50 });
});

test('tasks count by the processor time that they took, on the page’s own thread', () => {
  const other = { pid: 1, tid: 2 };
  const frames = readFrames([named, ...drawnAt(0, 500), task(17), task(40), task(3, 90), task(80, 80, other)]);
  expect(frames).toMatchObject({ longTasks: 4, longestTask: 40 });
});

test('what is drawn before the work and after it does not count', () => {
  const mark = (at: number): TraceEvent => ({
    name: 'TimeStamp',
    ts: at * 1000,
    args: { data: { message: MARK } },
    ...page,
  });
  const drawn = drawnAt(0, 100, 116.7, 133.3, 500);
  expect(readFrames(drawn).dropped).toBeGreaterThan(0.8);
  expect(readFrames([mark(140), ...drawn, mark(90)])).toMatchObject({ drawn: 3, dropped: 0 });
});

test('a trace without frames says nothing', () => {
  expect(readFrames([])).toEqual({ drawn: 0, dropped: 0, longest: 0, longTasks: 0, longestTask: 0 });
});
