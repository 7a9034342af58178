import type { RouteOffer, SlotName } from '@unisite/shared/contract/registry';
import { usePermissions } from '@unisite/shared/session';
import type { ReactElement } from 'react';
import { useSnapshot } from '../loader/snapshot.ts';
import { inSlot } from '../loader/offers.ts';
import { RemoteBox } from './RemoteBox.tsx';

/** Everything the remotes of this market put into one place of a page, in the market's order. */
export function Slot({ name }: { name: SlotName }): ReactElement[] {
  const snapshot = useSnapshot();
  const allowed = useAllowed();
  return inSlot(snapshot, name)
    .filter(({ offer }) => allowed(offer.requires))
    .map(({ remote, module, offer }) => (
      <RemoteBox key={`${remote.name}${module}`} remote={remote} module={module} skeleton={offer.skeleton ?? 'none'} />
    ));
}

/** Whether the visitor passes a guard. */
function useAllowed(): (guard: RouteOffer['requires']) => boolean {
  const { memberCentre, agentCentre } = usePermissions();
  return (guard) => (guard === 'member' ? memberCentre : guard === 'agent' ? agentCentre : true);
}
