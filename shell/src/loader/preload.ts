import { pageSlots, type Snapshot } from '@unisite/shared/contract/registry';
import type { Permissions } from '@unisite/shared/session';
import { beginPreloadAttempt, frozeBefore } from '../health/attempts.ts';
import type { Destination } from '../routing/routeOf.ts';
import { loadModule } from './federation.ts';
import { type ModuleOffer, slotOffers } from './offers.ts';
import { fallbackVersion, mountOf } from './remoteVersion.ts';

/** Starts loading the modules of a destination ahead of their boxes. Failures are left to the box. */
export function preload(snapshot: Snapshot, destination: Destination, permissions: Permissions): void {
  for (const { remote, module } of modulesOf(snapshot, destination, permissions)) {
    const version = (frozeBefore(mountOf(remote, module)) && fallbackVersion(remote)) || remote;
    beginPreloadAttempt(mountOf(version, module));
    void loadModule(version, module).catch(() => {});
  }
}

function modulesOf(snapshot: Snapshot, destination: Destination, permissions: Permissions): ModuleOffer[] {
  if (destination.kind === 'remote') return [destination.match];
  if (destination.kind !== 'shell' || destination.page !== 'home') return [];
  return (pageSlots['/index'] ?? []).flatMap((slot) => slotOffers(snapshot, slot, permissions));
}
