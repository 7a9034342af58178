import { invalidate } from '@unisite/shared/api';
import { gameMenu } from '@unisite/shared/contract/games';
import { type PlacedRemote, type Snapshot, snapshot } from '@unisite/shared/contract/registry';
import { snapshotPath } from '@unisite/shared/contract/rollout';
import { currentLocation, onLocationChange } from '@unisite/shared/navigation';
import { safeParse } from '@unisite/shared/schema';
import { matchRoute } from '../loader/offers.ts';
import { currentSnapshot, storeSnapshot } from '../loader/snapshot.ts';
import { isInUse } from '../loader/versions.ts';
import { disabledRoute, isAtClosedRoute, setClosedRoute } from '../routing/disabledRoute.ts';
import { backOff, canRetry } from './backOff.ts';
import { hasUnsavedInput } from './fields.ts';

/** Spreads the refetches of open pages after a change, milliseconds. */
const jitter = 300;

let requesting: Promise<void> | null = null;
let requestedMeanwhile = false;

/** Fetches and applies the market's current snapshot. Without a response the page keeps its own. */
export function fetchSnapshot(): Promise<void> {
  if (requesting) requestedMeanwhile = true;
  requesting ??= requestSnapshot().finally(() => {
    requesting = null;
    if (requestedMeanwhile) void fetchSnapshot();
    requestedMeanwhile = false;
  });
  return requesting;
}

async function requestSnapshot(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * jitter));
  for (let tries = 0; ; tries++) {
    try {
      const answer = await fetch(snapshotPath, { cache: 'no-store' });
      if (!answer.ok) throw new Error(`${snapshotPath} answers ${answer.status}`);
      return follow(await answer.json());
    } catch (error) {
      if (!canRetry(tries)) return reportError(error);
      await backOff(tries);
    }
  }
}

function follow(answer: unknown): void {
  const read = safeParse(snapshot, answer);
  if (read.success) applySnapshot(read.data);
  else reportError(new Error(`${snapshotPath} answers something else: ${read.error.issues[0]?.path.join('.')}`));
}

/** New versions of remotes, by name, that take over at the next visit to the remote. */
const waiting = new Map<string, PlacedRemote>();

/**
 * Applies a newer snapshot. What a remote offers appears and disappears at once; a remote in use keeps its version
 * until none of it is mounted and the visitor has navigated. The current page may be one that was switched off
 * (routing/disabledRoute).
 */
export function applySnapshot(next: Snapshot): void {
  const now = currentSnapshot();
  if (next.market !== now.market || next.revision <= now.revision) return;
  const closed = disabledRoute();
  const known = [...now.remotes, ...(closed ? [closed.match.remote] : [])];
  waiting.clear();
  const remotes = next.remotes.map((remote) => {
    const old = known.find(({ name, digest }) => name === remote.name && digest !== remote.digest);
    if (!old || !isInUse(old)) return remote;
    waiting.set(remote.name, remote);
    return old;
  });
  // a team's keys are those that the page came with; a team that is new brings its own
  const taken = { ...next, remotes, teams: { ...next.teams, ...now.teams } };
  const { pathname } = currentLocation().location;
  const here = closed?.match ?? matchRoute(now, pathname);
  const isGone = here && matchRoute(taken, pathname)?.remote.name !== here.remote.name;
  setClosedRoute(isGone ? { match: here, keep: closed?.keep || holdsUnsentAt(here) } : null);
  storeSnapshot(taken);
  void invalidate(gameMenu); // categories change with their pages
}

const holdsUnsentAt = ({ remote, module }: { remote: PlacedRemote; module: string }): boolean => {
  const box = document.querySelector(`main [data-remote="${remote.name}"][data-module="${module}"]`);
  return box !== null && hasUnsavedInput(box);
};

/** Applies waiting versions that may take over now. */
function settle(): void {
  if (disabledRoute() && !isAtClosedRoute(currentLocation().location.pathname)) setClosedRoute(null);
  const free = [...waiting.keys()].filter((name) => !document.querySelector(`[data-remote="${name}"]`));
  if (free.length === 0) return;
  const now = currentSnapshot();
  const remotes = now.remotes.map((remote) => (free.includes(remote.name) && waiting.get(remote.name)) || remote);
  for (const name of free) waiting.delete(name);
  storeSnapshot({ ...now, remotes });
}

// once the old content has left the page
onLocationChange(() => setTimeout(settle));
