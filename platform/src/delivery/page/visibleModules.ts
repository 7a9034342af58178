import { type PlacedRemote, pageSlots, type SessionInfo, type Snapshot } from '@unisite/shared/contract';
import type { KnownPage } from './pageOfPath.ts';
import { slotOffers } from './slotOffers.ts';

/** A module in a page's first view, and its first calls. */
export interface ShownModule {
  remote: PlacedRemote;
  module: string;
  asks: readonly string[];
}

/** All modules of a page's first view, in the order of need. */
export function visibleModules(page: KnownPage, snapshot: Snapshot, session: SessionInfo | null): ShownModule[] {
  if (page.kind === 'remote') {
    const remote = snapshot.remotes.find(({ name }) => name === page.remote);
    return remote ? [{ remote, module: page.route.module, asks: page.route.asks ?? [] }] : [];
  }
  if (page.kind !== 'shell') return [];
  const modals = snapshot.remotes.flatMap((remote) =>
    remote.modals.filter(({ modal }) => modal === page.modal).map(({ module }) => ({ remote, module, asks: [] })),
  );
  const slots = (pageSlots[page.of] ?? []).flatMap((slot) => slotOffers(slot, snapshot, session));
  return [...slots.map(({ remote, offer }) => ({ remote, module: offer.module, asks: offer.asks ?? [] })), ...modals];
}
