import type { CDPSession } from 'playwright';

/** One event of the browser's trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** Processor time of the thread: what others on the machine took is not in it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What a trace says of smoothness. Milliseconds; shares from 0 to 1. */
export interface Frames {
  readonly drawn: number;
  /** Frames that came later than 16.7 ms, and a millisecond for the clock, after the one before. */
  readonly late: number;
  readonly longest: number;
  /** Tasks of the page's own thread that took more than a frame of processor time, and the longest. */
  readonly longTasks: number;
  readonly longestTask: number;
}

const frame = 16.7;
const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

/** Runs `work` and reads every frame of it from the browser's trace. */
export async function framesOf(session: CDPSession, work: () => Promise<void>): Promise<Frames> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // the protocol has no type for what a trace holds
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await work();
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  return read(events);
}

function read(events: readonly TraceEvent[]): Frames {
  const drawn = events
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts / 1000)
    .sort((a, b) => a - b);
  const gaps = drawn.slice(1).map((at, i) => at - (drawn[i] ?? at));
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
    late: gaps.filter((gap) => gap > frame + 1).length / Math.max(1, gaps.length),
    longest: Math.max(0, ...gaps),
    longTasks: tasks.filter((task) => task > frame).length,
    longestTask: tasks.reduce((most, task) => Math.max(most, task), 0),
  };
}
