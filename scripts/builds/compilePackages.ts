/**
 * Builds packages by their `webpack.config.ts`, all in this one process, so that webpack and its loaders are loaded
 * once. The argument lists them (`CompileJob[]`, as JSON); each outcome is sent to the parent process.
 */
import path from 'node:path';
import { compile } from '../../remote-kit/src/project/compile.ts';
import { eachOf } from '../command.ts';
import type { CompileJob, CompileNews } from './compileJob.ts';

/** Two at a time, so that one uses the processor while the other waits for files or worker threads. */
const atOnce = 2;

type MakeConfiguration = (env: object, argv: { mode: 'production' }) => Parameters<typeof compile>[0];

// Cast: written by buildChanged.
const jobs = JSON.parse(process.argv[2] ?? '[]') as CompileJob[];
const send = (news: CompileNews): void => void process.send?.(news);

process.on('disconnect', () => process.exit(1));
await eachOf(jobs, atOnce, async (job) => {
  const { folder } = job;
  send({ folder, state: 'begun' });
  send({ folder, ...(await outcomeOf(job)) });
});
process.disconnect();
process.exit();

async function outcomeOf({ directory }: CompileJob): Promise<{ state: 'built' | 'failed'; output: string }> {
  try {
    // Cast: every package of the house exports such a function, as webpack's own command requires.
    const { default: make } = (await import(path.join(directory, 'webpack.config.ts'))) as {
      default: MakeConfiguration;
    };
    const configuration = make({}, { mode: 'production' });
    const stats = await compile(configuration);
    return { state: stats.hasErrors() ? 'failed' : 'built', output: stats.toString('errors-warnings') };
  } catch (error) {
    return { state: 'failed', output: error instanceof Error ? String(error.stack) : String(error) };
  }
}
