import { pinnedVersion } from '../loader/versions.ts';
import { reportFailure } from './reportFailure.ts';

/** Maximum reports per page. */
const MAX_REPORTS = 20;
const reported = new Set<string>();

/** Reports errors that remotes throw in event handlers and timers. The remote stays mounted. */
export function watchUncaught(): void {
  addEventListener('error', ({ filename, error }) => report(filename, error));
  addEventListener('unhandledrejection', ({ reason }) => report('', reason));
}

function report(file: string, error: unknown): void {
  const version = pinnedVersion(`${file} ${error instanceof Error ? error.stack : ''}`);
  if (!version) return;
  const once = `${version.digest} ${error}`;
  if (reported.has(once) || reported.size >= MAX_REPORTS) return;
  reported.add(once);
  reportFailure(version, '', 'THREW_IN_USE', error);
}
