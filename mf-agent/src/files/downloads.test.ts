import { expect, test } from '@jest/globals';
import { CallError } from '@unisite/shared/api';
import { createDownloads, type Report } from './downloads.ts';
import type { Received } from './receiveFile.ts';

const received = (rows: number): Received => ({ name: 'a.csv', file: new Blob(['x']), rows });

/** A report that arrives as the test decides. */
function reportOf(of: number | null, most?: number) {
  let signal: AbortSignal | undefined;
  let tell: (rows: number) => void = () => undefined;
  let end: (received: Received) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const ended = new Promise<Received>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  const report: Report = {
    of,
    receive(course) {
      signal = course.signal;
      tell = course.onRows;
      course.signal.addEventListener('abort', () => fail(course.signal.reason));
      return ended;
    },
    ...(most === undefined ? {} : { most }),
  };
  return { report, tell: (rows: number) => tell(rows), end, fail, signal: () => signal };
}

test('says how far it is and how long it will take, and has the file in the end', async () => {
  let now = 0;
  const downloads = createDownloads(() => now);
  const { report, tell, end } = reportOf(1_000);
  const course = downloads.start(report);
  expect(downloads.get()).toEqual({ state: 'running', rows: 0, of: 1_000, left: null });
  now = 2_000;
  tell(250);
  expect(downloads.get()).toEqual({ state: 'running', rows: 250, of: 1_000, left: 6 });
  end(received(1_000));
  await course;
  expect(downloads.get()).toMatchObject({ state: 'done', isCut: false, received: { rows: 1_000 } });
});

test('says that a file as long as files are allowed to be may be cut', async () => {
  const downloads = createDownloads(() => 0);
  const { report, end } = reportOf(null, 500);
  const course = downloads.start(report);
  end(received(500));
  await course;
  expect(downloads.get()).toMatchObject({ state: 'done', isCut: true });
});

test('is stopped by whoever began it, and told from one that failed', async () => {
  const downloads = createDownloads(() => 1_000);
  const stopped = reportOf(10);
  const course = downloads.start(stopped.report);
  stopped.tell(4);
  downloads.stop();
  await course;
  expect(downloads.get()).toMatchObject({ state: 'stopped', rows: 4 });

  const failing = reportOf(10);
  const second = downloads.start(failing.report);
  failing.fail(new CallError({ code: 'DOWNLOAD_UNDER_WAY', message: 'Đang tải tệp khác.' }));
  await second;
  expect(downloads.get()).toMatchObject({ state: 'failed', rows: 0, why: 'Đang tải tệp khác.' });
});

test('comes one at a time; one that is forgotten ends, and says nothing more', async () => {
  const downloads = createDownloads(() => 0);
  const first = reportOf(10);
  const course = downloads.start(first.report);
  const other = reportOf(20);
  await downloads.start(other.report);
  expect(downloads.get()).toMatchObject({ of: 10 });
  downloads.clear();
  expect(first.signal()?.aborted).toBe(true);
  await course;
  expect(downloads.get()).toEqual({ state: 'none' });
});
