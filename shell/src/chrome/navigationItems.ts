import type { gameMenu } from '@unisite/shared/contract/games';
import type { ValueOf } from '@unisite/shared/contract/operation';
import type { NavigationOffer, Snapshot } from '@unisite/shared/contract/registry';
import { isUnderRoute } from '@unisite/shared/contract/routes';
import { permissionsOf } from '@unisite/shared/session';
import { matchRoute, navigationEntries, slotOffers } from '../loader/offers.ts';

/** A category with its vendors. */
export type Shelf = ValueOf<typeof gameMenu>['categories'][number];

/** What an item of the navigation opens under itself. */
export type Dropdown = 'slot' | 'vendors' | null;

export interface NavigationItem {
  offer: NavigationOffer;
  /** The category's vendors, once they are known. */
  shelf: Shelf | null;
  dropdown: Dropdown;
}

/** The navigation is the same for everyone. */
const visitor = permissionsOf({ status: 'out', why: null });

/**
 * The items of the navigation, from the registry alone. An item of a category stays away where the category has no
 * vendor (specification section 2); as long as that is not known (`shelves` null) every item stands, without a dropdown
 * of vendors.
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
 * Which item is the visitor's place: the one of this very path, or the one that the path's route says it lies under
 * (`/vnlottery`).
 */
export function currentItem(snapshot: Snapshot, pathname: string): string | null {
  const under = matchRoute(snapshot, pathname)?.route.under;
  const offers = navigationEntries(snapshot);
  return offers.find(({ to }) => to === under || isUnderRoute(to, pathname))?.to ?? null;
}
