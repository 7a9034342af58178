import type { CDPSession } from 'playwright';

/** An event of the browser's trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** Processor time of the thread, not affected by other load on the machine. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly message?: string } };
}

/** Smoothness according to a trace. Milliseconds; shares from 0 to 1. */
export interface Frames {
  readonly drawn: number;
  /**
   * Screen frames without a new drawing during scrolling: a gap of two frames counts as one dropped. Half a frame is
   * tolerated for clock jitter.
   */
  readonly dropped: number;
  readonly longest: number;
  /**
   * Tasks of the page's main thread that took more than a frame of processor time: how many per second, and the
   * longest.
   */
  readonly longTasks: number;
  readonly longestTask: number;
}

/** Mark that delimits the work in the trace. */
export const MARK = 'bench';
/** Frame duration at 60 frames per second, milliseconds. */
const frame = 1000 / 60;
const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

/** Runs `work` and reads all of its frames from the browser's trace. */
export async function framesOf(session: CDPSession, work: () => Promise<void>): Promise<Frames> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => {
    // the protocol does not type trace events
    events.push(...(value as TraceEvent[]));
  };
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  const mark = () => session.send('Runtime.evaluate', { expression: `console.timeStamp('${MARK}')` });
  await mark();
  await work();
  await mark();
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return readFrames(events);
}

/**
 * Reads frames and main-thread tasks between the marks of a trace. An idle page draws nothing, which does not count as
 * dropped.
 */
export function readFrames(events: readonly TraceEvent[]): Frames {
  const marks = events
    .filter(({ name, args }) => name === 'TimeStamp' && args?.data?.message === MARK)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const [from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY] = marks;
  const drawn = events
    .filter(({ name, ts }) => name === 'DrawFrame' && ts >= from && ts <= to)
    .map(({ ts }) => ts / 1000)
    .sort((a, b) => a - b);
  const gaps = drawn.slice(1).map((at, i) => at - (drawn[i] ?? at));
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frame) - 1), 0);
  const passed = (drawn.at(-1) ?? 0) - (drawn[0] ?? 0);
  const own = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && own.has(`${pid}/${tid}`))
    .map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000);
  return {
    drawn: drawn.length,
    dropped: dropped / Math.max(1, gaps.length + dropped),
    longest: Math.max(0, ...gaps),
    longTasks: passed > 0 ? (tasks.filter((task) => task > frame).length * 1000) / passed : 0,
    longestTask: tasks.reduce((most, task) => Math.max(most, task), 0),
  };
}
