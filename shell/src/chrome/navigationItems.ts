import type { gameMenu } from '@unisite/shared/contract/games';
import type { ValueOf } from '@unisite/shared/contract/operation';
import type { NavigationOffer, Snapshot } from '@unisite/shared/contract/registry';
import { isUnderRoute } from '@unisite/shared/contract/routes';
import { permissionsOf } from '@unisite/shared/session';
import { matchRoute, navigationEntries, slotOffers } from '../loader/offers.ts';

/** A category with its vendors. */
export type Shelf = ValueOf<typeof gameMenu>['categories'][number];

/** What an item of the navigation opens below it. */
export type Dropdown = 'slot' | 'vendors' | null;

export interface NavigationItem {
  offer: NavigationOffer;
  /** The category's vendors; null until they are known. */
  shelf: Shelf | null;
  dropdown: Dropdown;
}

/** The navigation is the same for everyone. */
const visitor = permissionsOf({ status: 'out', why: null });

/**
 * The navigation's items, from the registry alone. A category without vendors is left out (specification section 2);
 * until they are known (`shelves` null) every item shows, without a vendor dropdown.
 */
export function navigationItems(snapshot: Snapshot, shelves: readonly Shelf[] | null): NavigationItem[] {
  return navigationEntries(snapshot).flatMap((offer) => {
    const shelf = shelves?.find(({ category }) => category === offer.category) ?? null;
    const stocked = shelf !== null && shelf.cards.length > 0;
    if (offer.category && shelves && !stocked) return [];
    const filled = offer.slot !== undefined && slotOffers(snapshot, offer.slot, visitor).length > 0;
    return [{ offer, shelf, dropdown: filled ? 'slot' : stocked ? 'vendors' : null }];
  });
}

/**
 * The item for the visitor's place: the one with this path, or the one that the path's route lies under (`/vnlottery`).
 */
export function currentItem(snapshot: Snapshot, pathname: string): string | null {
  const under = matchRoute(snapshot, pathname)?.route.under;
  const offers = navigationEntries(snapshot);
  return offers.find(({ to }) => to === under || isUnderRoute(to, pathname))?.to ?? null;
}
