import type { Snapshot } from '@unisite/shared/contract';
import { matchRoute } from '@unisite/shared/contract/routes';

const answersOf = new WeakMap<Snapshot, Map<string, boolean>>();

/** Whether a remote of the snapshot has a page at `path`; matched once per path and snapshot. */
export function offersPage(snapshot: Snapshot, path: string): boolean {
  const answers = answersOf.get(snapshot) ?? new Map<string, boolean>();
  answersOf.set(snapshot, answers);
  const known = answers.get(path);
  if (known !== undefined) return known;
  const isOffered = snapshot.remotes.some(({ routes }) => matchRoute(routes, path) !== null);
  answers.set(path, isOffered);
  return isOffered;
}
