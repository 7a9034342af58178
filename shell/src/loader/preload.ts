import { pageSlots, type Snapshot } from '@unisite/shared/contract/registry';
import type { Permissions } from '@unisite/shared/session';
import type { Destination } from '../routing/routeOf.ts';
import { loadModule } from './federation.ts';
import { type ModuleOffer, slotOffers } from './offers.ts';

/**
 * Begins to load the modules of a destination, so that they are there when their boxes are drawn. A failure is left to
 * the box.
 */
export function preload(snapshot: Snapshot, destination: Destination, permissions: Permissions): void {
  for (const { remote, module } of modulesOf(snapshot, destination, permissions))
    void loadModule(remote, module).catch(() => {});
}

function modulesOf(snapshot: Snapshot, destination: Destination, permissions: Permissions): ModuleOffer[] {
  if (destination.kind === 'remote') return [destination.match];
  if (destination.kind !== 'shell' || destination.page !== 'home') return [];
  return (pageSlots['/index'] ?? []).flatMap((slot) => slotOffers(snapshot, slot, permissions));
}
