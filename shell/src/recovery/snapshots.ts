import { invalidate } from '@unisite/shared/api';
import { gameMenu } from '@unisite/shared/contract/games';
import { type PlacedRemote, type Snapshot, snapshot } from '@unisite/shared/contract/registry';
import { snapshotPath } from '@unisite/shared/contract/rollout';
import { currentLocation, onLocationChange } from '@unisite/shared/navigation';
import { safeParse } from '@unisite/shared/schema';
import { matchRoute } from '../loader/offers.ts';
import { currentSnapshot, keepSnapshot } from '../loader/snapshot.ts';
import { isInUse } from '../loader/versions.ts';
import { disabledRoute, isAtClosedRoute, keepClosedRoute } from '../routing/disabledRoute.ts';
import { backOff, canRetry } from './backOff.ts';
import { hasUnsavedInput } from './fields.ts';

/** Spreads the refetches of open pages after a change, milliseconds. */
const jitter = 300;

let requesting: Promise<void> | null = null;
let requestedMeanwhile = false;

/**
 * Asks which remotes the market is made of now, and follows. When the platform does not answer, the page keeps what it
 * has.
 */
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

/** New versions of remotes that this page goes on using until they are next visited, by name. */
const waiting = new Map<string, PlacedRemote>();

/**
 * Takes over what is newer. What a remote offers goes and comes at once; only one that is in use keeps its version
 * until none of it is mounted and the visitor has gone elsewhere. The page that the visitor is on may be one of those
 * that went (routing/closedRoute).
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
  // who signs for a team is what the page said that this tab began with; a team that came since brings its own keys
  const taken = { ...next, remotes, teams: { ...next.teams, ...now.teams } };
  const { pathname } = currentLocation().location;
  const here = closed?.match ?? matchRoute(now, pathname);
  const isGone = here && matchRoute(taken, pathname)?.remote.name !== here.remote.name;
  keepClosedRoute(isGone ? { match: here, keep: closed?.keep || holdsUnsentAt(here) } : null);
  keepSnapshot(taken);
  void invalidate(gameMenu); // categories come and go with their pages
}

const holdsUnsentAt = ({ remote, module }: { remote: PlacedRemote; module: string }): boolean => {
  const box = document.querySelector(`main [data-remote="${remote.name}"][data-module="${module}"]`);
  return box !== null && hasUnsavedInput(box);
};

/** Takes the versions that wait and may come now. */
function settle(): void {
  if (disabledRoute() && !isAtClosedRoute(currentLocation().location.pathname)) keepClosedRoute(null);
  const free = [...waiting.keys()].filter((name) => !document.querySelector(`[data-remote="${name}"]`));
  if (free.length === 0) return;
  const now = currentSnapshot();
  const remotes = now.remotes.map((remote) => (free.includes(remote.name) && waiting.get(remote.name)) || remote);
  for (const name of free) waiting.delete(name);
  keepSnapshot({ ...now, remotes });
}

// once what was there has left the page
onLocationChange(() => setTimeout(settle));
