import type {
  ModalName,
  NavigationOffer,
  PlacedRemote,
  RouteOffer,
  SlotName,
  SlotOffer,
  Snapshot,
} from '@unisite/shared/contract/registry';
import { matchRoute as matchPath } from '@unisite/shared/contract/routes';
import type { Permissions } from '@unisite/shared/session';

/** A module of a placed remote: all that is needed to load and mount it. */
export interface ModuleOffer {
  remote: PlacedRemote;
  module: string;
}
export type RouteMatch = ModuleOffer & { route: RouteOffer };
export type SlotMatch = ModuleOffer & { offer: SlotOffer };

/** The route that a path lies under, with who offers it. */
export function matchRoute(snapshot: Snapshot, pathname: string): RouteMatch | null {
  const offered = snapshot.remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ path: route.path, remote, module: route.module, route })),
  );
  const found = matchPath(offered, pathname);
  return found && { remote: found.remote, module: found.module, route: found.route };
}

/** The modules of a slot that this visitor may see, in order. */
export const slotOffers = (snapshot: Snapshot, slot: SlotName, permissions: Permissions): SlotMatch[] =>
  snapshot.remotes
    .flatMap((remote) => remote.slots.map((offer) => ({ remote, module: offer.module, offer })))
    .filter(({ offer }) => offer.slot === slot && passesGuard(offer.requires, permissions))
    .sort((a, b) => a.offer.order - b.offer.order);

function passesGuard(guard: SlotOffer['requires'], { signedIn, memberCentre, agentCentre }: Permissions): boolean {
  if (guard === undefined) return true;
  return { player: signedIn, member: memberCentre, agent: agentCentre }[guard];
}

/** The module of a modal; null where no remote of this market offers it. */
export function findModal(snapshot: Snapshot, modal: ModalName): ModuleOffer | null {
  for (const remote of snapshot.remotes) {
    const offer = remote.modals.find((candidate) => candidate.modal === modal);
    if (offer) return { remote, module: offer.module };
  }
  return null;
}

/** The navigation entries, in order. */
export const navigationEntries = (snapshot: Snapshot): NavigationOffer[] =>
  snapshot.remotes.flatMap((remote) => remote.navigation).sort((a, b) => a.order - b.order);
