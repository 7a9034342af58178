import { CallError } from '@unisite/shared/api';
import type { Received } from './receiveFile.ts';

/** Source of a download. */
export interface Report {
  /** Expected number of rows; null: unknown. */
  readonly of: number | null;
  /** Fetches it; `most`: the platform's row limit of a file. */
  receive(course: { signal: AbortSignal; onRows: (rows: number) => void }): Promise<Received>;
  readonly most?: number;
}

/** The page's only download. */
export type Download =
  | { readonly state: 'none' }
  /** `left`: estimated seconds, if there is an estimate. */
  | { readonly state: 'running'; readonly rows: number; readonly of: number | null; readonly left: number | null }
  | { readonly state: 'done'; readonly received: Received; readonly isCut: boolean }
  /** `why`: the platform's message, if any. */
  | { readonly state: 'stopped' | 'failed'; readonly rows: number; readonly why: string; readonly report: Report };

const none: Download = { state: 'none' };
/** Minimum time between two progress updates, milliseconds. */
const PROGRESS_INTERVAL_MS = 200;

/** Runs one download at a time, which continues across pages of the centre. */
export function createDownloads(now: () => number = () => performance.now()) {
  const listeners = new Set<() => void>();
  let download: Download = none;
  let underWay: AbortController | null = null;
  const set = (next: Download) => {
    download = next;
    for (const listener of listeners) listener();
  };

  const start = async (report: Report): Promise<void> => {
    if (underWay) return;
    const course = new AbortController();
    underWay = course;
    const begun = now();
    let toldAt = begun;
    let rows = 0;
    set({ state: 'running', rows, of: report.of, left: null });
    const onRows = (so: number) => {
      rows = so;
      if (underWay !== course || now() - toldAt < PROGRESS_INTERVAL_MS) return;
      toldAt = now();
      set({ state: 'running', rows, of: report.of, left: secondsLeft(rows, report.of, toldAt - begun) });
    };
    let ended: Download;
    try {
      const received = await report.receive({ signal: course.signal, onRows });
      ended = { state: 'done', received, isCut: received.rows === report.most };
    } catch (error) {
      const why = error instanceof CallError ? error.message : '';
      ended = { state: course.signal.aborted ? 'stopped' : 'failed', rows, why, report };
    }
    if (underWay !== course) return;
    underWay = null;
    set(ended);
  };

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: (): Download => download,
    start,
    stop: (): void => underWay?.abort(),
    /** Discards the download, aborting it if it runs. */
    clear(): void {
      underWay?.abort();
      underWay = null;
      set(none);
    },
  };
}

function secondsLeft(rows: number, of: number | null, passed: number): number | null {
  if (of === null || rows === 0 || of <= rows) return null;
  return Math.max(1, Math.ceil(((of - rows) * passed) / rows / 1000));
}

export const downloads = createDownloads();
