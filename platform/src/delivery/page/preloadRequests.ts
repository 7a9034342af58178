import { type SessionInfo, type Snapshot, shellAsks } from '@unisite/shared/contract';
import { addDays, dayOf } from '../../foundation/calendar/days.ts';
import type { KnownPage } from './pageOfPath.ts';
import { visibleModules } from './visibleModules.ts';

interface FirstView {
  page: KnownPage;
  snapshot: Snapshot;
  session: SessionInfo | null;
  /** What was asked for after the site's address, `?` and all. */
  url: string;
  now: Date;
  /** Of the market. */
  timeZone: string;
}

/**
 * The calls that a page makes before anyone has done anything: the shell's, and those that the shown modules say of
 * themselves. A page that was asked for with more than its route asks otherwise, nobody but its own code knows how.
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
