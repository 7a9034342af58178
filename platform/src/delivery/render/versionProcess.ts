import type { RenderRequest } from '@unisite/shared/contract/rendering';
import type { Log } from '../../foundation/log/log.ts';
import type { RenderLimits } from './limits.ts';
import type { Pauses } from './pauses.ts';
import { readAnswer } from './readAnswer.ts';
import { readScript } from './readScript.ts';
import type { NotRendered, Rendered, RenderedFor, RenderFault, RenderSource } from './rendered.ts';
import type { ProcessAnswer, RenderProcess } from './renderProcess.ts';

/** Queue limit of a process; more could not be rendered in time. */
const MOST_WAITING = 32;
/** React and V8 optimize code as it runs, so the first renders of a module are not held against it. */
const WARM_AFTER = 3;

/** How a caller waits for a render. */
export interface Wait {
  /** Milliseconds until the caller proceeds without it. */
  readonly patience: number;
  /** The page it is for, to attribute faults; null: none. */
  readonly page: RenderedFor | null;
  /** Called with a result that came too late for the caller. */
  readonly onLate?: (rendered: Rendered) => void;
}

/** The process of one version, started on demand and replaced when it dies. */
export interface VersionProcess {
  render(request: RenderRequest, wait: Wait): Promise<Rendered>;
  /** Starts the process unless it runs. */
  start(): void;
  isIdle(): boolean;
  stop(): void;
}

/** Reports a version's fault, the affected module, and the page it was for; null: no visitor's. */
export type OnFault = (
  source: RenderSource,
  found: { fault: RenderFault; module: string; detail: string; page: RenderedFor | null },
) => void;

export interface VersionProcessNeeds {
  readonly source: RenderSource;
  readonly host: { readonly globals: string; readonly code: string };
  readonly limits: RenderLimits;
  readonly pauses: Pauses;
  readonly clock: () => number;
  readonly log: Log;
  readonly onFault: OnFault;
  startProcess(): RenderProcess;
}

const skipped = (cause: NotRendered): Rendered => ({ state: 'skipped', cause });

export function createVersionProcess(needs: VersionProcessNeeds): VersionProcess {
  const { source, host, limits, pauses, clock, log, onFault } = needs;
  let running: RenderProcess | null = null;
  let isStopped = false;
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();
  /** Renders of each module by the current process. */
  let renders = new Map<string, number>();
  /** Modules that killed a process while being warmed. */
  const endless = new Set<string>();

  function blame(fault: RenderFault, { module, page }: Met, detail: string): Rendered {
    onFault(source, { fault, module, detail, page });
    return { state: 'failed', fault, detail };
  }

  /** Turns a failed act of the version's own code into a result. */
  function judge(answered: Exclude<ProcessAnswer, { state: 'done' }>, met: Met): Rendered {
    if (answered.state === 'threw') return blame('THREW', met, answered.detail);
    running = null;
    if (isStopped) return skipped('unavailable');
    pauses.died(clock());
    if (isStarved(answered)) {
      log.warn({ version: source.id, module: met.module }, 'a render got too little processor time and was ended');
      return skipped('late');
    }
    return answered.state === 'killed'
      ? blame('KILLED', met, 'it did not end in time')
      : blame('ENDED', met, answered.detail);
  }

  /** The machine was busy otherwise: the version is not to blame. */
  const isStarved = (answered: ProcessAnswer): boolean =>
    answered.state === 'killed' &&
    answered.processorMs !== null &&
    answered.processorMs < limits.fairShare * answered.limit;

  function failed(error: unknown): Rendered {
    pauses.died(clock());
    log.error({ error, version: source.id }, 'a version cannot be rendered on the server');
    return skipped('unavailable');
  }

  /** The process with the version's code loaded, or the result to return instead. */
  async function ready(): Promise<RenderProcess | Rendered> {
    if (running?.isAlive()) return running;
    if (running) return judge({ state: 'ended', detail: 'it ended between two renders' }, inNone);
    if (isStopped) return skipped('unavailable');
    if (!pauses.isOver(clock())) return skipped('paused');
    const code = await readScript(source.script).catch(failed);
    if (typeof code !== 'string') return code;
    return isStopped ? skipped('unavailable') : startWith(code);
  }

  async function startWith(code: string): Promise<RenderProcess | Rendered> {
    const process = needs.startProcess();
    running = process;
    renders = new Map();
    const hosted = await process.ask({ act: 'host', ...host }, limits.startMs);
    if (hosted.state !== 'done') {
      running = null;
      process.kill();
      return isStopped
        ? skipped('unavailable')
        : failed(new Error(`the host did not start: ${'detail' in hosted ? hosted.detail : hosted.state}`));
    }
    const read = await process.ask({ act: 'bundle', code, publicPath: source.publicPath }, limits.codeMs);
    if (read.state !== 'done') {
      if (read.state === 'threw') {
        running = null;
        process.kill();
        pauses.died(clock());
      }
      return judge(read, inNone);
    }
    return (await warm(process)) ?? process;
  }

  /** Renders each module once, without responses, so that no visitor waits for the cost of a first render. */
  async function warm(process: RenderProcess): Promise<Rendered | null> {
    for (const module of source.modules) {
      if (endless.has(module)) continue;
      const request = JSON.stringify({ ...warming, module, time: clock() } satisfies RenderRequest);
      const answered = await process.ask({ act: 'render', request }, limits.codeMs);
      // a module may well throw without its responses, which is not held against it
      if (answered.state === 'done' || answered.state === 'threw') continue;
      if (answered.state === 'killed' && !isStarved(answered)) endless.add(module);
      return judge(answered, { module, page: null });
    }
    return null;
  }

  async function renderNow(request: RenderRequest, page: RenderedFor | null): Promise<Rendered> {
    const { module } = request;
    const met = { module, page };
    const process = await ready();
    if (!('ask' in process)) return process;
    if (endless.has(module)) return skipped('paused');
    const answered = await process.ask({ act: 'render', request: JSON.stringify(request) }, limits.renderMs);
    if (answered.state !== 'done') return judge(answered, met);
    const rendered = readAnswer(answered, request.responses);
    if (rendered.state === 'failed') return blame(rendered.fault, met, rendered.detail);
    pauses.rendered();
    const times = (renders.get(module) ?? 0) + 1;
    renders.set(module, times);
    if (answered.processorMs > limits.processorMs && times > WARM_AFTER) {
      blame('SLOW', met, `${Math.round(answered.processorMs)} ms of processor time`);
    }
    return rendered;
  }

  /** Runs `work` after earlier work has ended. */
  function enqueue(work: () => Promise<Rendered>): Promise<Rendered> {
    waiting += 1;
    const done = turn.then(work).finally(() => {
      waiting -= 1;
    });
    turn = done.catch(() => undefined);
    return done;
  }

  return {
    async render(request, { patience, page, onLate }) {
      if (waiting >= MOST_WAITING) return skipped('busy');
      let isLate = false;
      let giveUp: () => void = () => undefined;
      const late = new Promise<Rendered>((resolve) => {
        giveUp = () => {
          isLate = true;
          resolve(skipped('late'));
        };
      });
      const timer = setTimeout(giveUp, patience);
      const rendered = enqueue(async () => (isLate ? skipped('late') : renderNow(request, page)));
      try {
        const first = await Promise.race([rendered, late]);
        if (isLate && onLate) rendered.then(onLate, () => undefined);
        return first;
      } finally {
        clearTimeout(timer);
      }
    },
    start() {
      if (waiting > 0 || running?.isAlive()) return;
      enqueue(async () => {
        await ready();
        return skipped('late');
      }).catch((error: unknown) => log.error({ error }, 'a rendering process was not started'));
    },
    isIdle: () => waiting === 0,
    stop() {
      isStopped = true;
      running?.kill();
      running = null;
    },
  };
}

/** Where a fault occurred. */
interface Met {
  readonly module: string;
  readonly page: RenderedFor | null;
}
const inNone: Met = { module: '', page: null };

/** A request for no visitor's page, for warming. */
const warming = {
  url: '/',
  language: 'vi',
  zone: { timeZone: 'UTC', zoneName: { vi: 'UTC', en: 'UTC' } },
  session: null,
  balanceHidden: false,
  responses: {},
  idPrefix: 'w',
} as const;
