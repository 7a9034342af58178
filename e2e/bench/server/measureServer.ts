import { memory, type Part, partOf, processesOf, processorTime } from '../../fixtures/processes.ts';
import { percentile } from '../statistics.ts';
import { askForPages } from './pageLoad.ts';

type ByPart = Readonly<Record<Part, number>>;

/** What pages cost a platform. Processor time in milliseconds. */
export interface ServerCosts {
  /** A guest's page with cached markup, and one that has to be rendered. */
  readonly cached: ByPart;
  readonly rendered: ByPart;
  /** 95th percentile of the render processes' time for one page. */
  readonly renderingP95: number;
  /** Bytes. */
  readonly memory: ByPart;
}

const pages = { warmUp: 40, cached: 600, rendered: 200, alone: 100 };
const atOnce = 8;

/** Pages per second and core, including the database's share. */
export const pagesPerSecond = (costs: ByPart): number =>
  1000 / Object.values(costs).reduce((sum, milliseconds) => sum + milliseconds, 0);

function sums(root: number, of: (pid: number) => number): ByPart {
  const sum: Record<Part, number> = { platform: 0, rendering: 0, database: 0 };
  for (const process of processesOf(root)) sum[partOf(process, root)] += of(process.pid);
  return sum;
}

async function costsOf(root: number, count: number, work: () => Promise<void>): Promise<ByPart> {
  const before = sums(root, processorTime);
  await work();
  const after = sums(root, processorTime);
  const each = (part: Part) => (after[part] - before[part]) / count;
  return { platform: each('platform'), rendering: each('rendering'), database: each('database') };
}

/** Addresses of the home page without cached markup, like links of a campaign. */
let links = 0;
const unseen = (count: number): string[] =>
  Array.from({ length: count }, () => {
    links += 1;
    return `/index?af=bench${links}`;
  });

/** What an otherwise idle platform, given by its process, spends on pages. */
export async function measureServer(origin: string, root: number): Promise<ServerCosts> {
  const same = (count: number) => Array.from({ length: count }, () => '/index');
  await askForPages(origin, [...same(pages.warmUp), ...unseen(pages.warmUp)], { atOnce });
  const cached = await costsOf(root, pages.cached, () => askForPages(origin, same(pages.cached), { atOnce }));
  const rendered = await costsOf(root, pages.rendered, () => askForPages(origin, unseen(pages.rendered), { atOnce }));
  const rendering = () => sums(root, processorTime).rendering;
  const each: number[] = [];
  let before = rendering();
  await askForPages(origin, unseen(pages.alone), {
    onAnswered() {
      const now = rendering();
      each.push(now - before);
      before = now;
    },
  });
  return { cached, rendered, renderingP95: percentile(each, 0.95), memory: sums(root, memory) };
}
