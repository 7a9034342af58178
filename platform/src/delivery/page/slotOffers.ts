import type { PlacedRemote, SessionInfo, SlotName, SlotOffer, Snapshot } from '@unisite/shared/contract';
import { passes } from './visiblePage.ts';

/** What fills a slot for this visitor, in page order. */
export const slotOffers = (
  slot: SlotName,
  { remotes }: Snapshot,
  session: SessionInfo | null,
): { remote: PlacedRemote; offer: SlotOffer }[] =>
  remotes
    .flatMap((remote) => remote.slots.map((offer) => ({ remote, offer })))
    .filter(({ offer }) => offer.slot === slot && passes(offer.requires, session))
    .sort((a, b) => a.offer.order - b.offer.order);
