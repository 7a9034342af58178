import { pinnedVersion } from '../loader/versions.ts';
import { reportFailure } from './reportFailure.ts';

/** What a page tells of at most. */
const most = 20;
const told = new Set<string>();

/**
 * Tells of what remotes throw in events and timers of their own: nothing is taken down, but whoever keeps the remote
 * hears of it.
 */
export function watchUncaught(): void {
  addEventListener('error', ({ filename, error }) => tell(filename, error));
  addEventListener('unhandledrejection', ({ reason }) => tell('', reason));
}

function tell(file: string, error: unknown): void {
  const version = pinnedVersion(`${file} ${error instanceof Error ? error.stack : ''}`);
  if (!version) return;
  const once = `${version.digest} ${error}`;
  if (told.has(once) || told.size >= most) return;
  told.add(once);
  reportFailure(version, '', 'THREW_IN_USE', error);
}
