import { type SessionInfo, type Snapshot, shellAsks } from '@unisite/shared/contract';
import { addDays, dayOf } from '../../foundation/calendar/days.ts';
import type { KnownPage } from './pageOfPath.ts';
import { visibleModules } from './visibleModules.ts';

interface FirstView {
  page: KnownPage;
  snapshot: Snapshot;
  session: SessionInfo | null;
  /** Path and query of the request. */
  url: string;
  now: Date;
  /** The market's. */
  timeZone: string;
}

/**
 * The calls that a page makes at start: the shell's, and those declared by the shown modules. When the address has more
 * than the route's path, only the page's own code knows its calls.
 */
export function preloadRequests({ page, snapshot, session, url, now, timeZone }: FirstView): readonly string[] {
  const asIs = page.kind !== 'remote' || url === page.route.path;
  const bare = page.kind === 'remote' && page.route.chrome === 'bare';
  const chrome = bare ? [] : [...shellAsks.everyone, ...(session ? shellAsks.signedIn : [])];
  const own = asIs ? visibleModules(page, snapshot, session).flatMap(({ asks }) => asks) : [];
  const today = dayOf(now, timeZone);
  const days: Readonly<Record<string, string>> = { '{today}': today, '{yesterday}': addDays(today, -1) };
  return [...chrome, ...own.map((ask) => ask.replace(/\{\w+\}/g, (name) => days[name] ?? name))];
}
