import type { SlotName } from '@unisite/shared/contract/registry';
import { usePermissions } from '@unisite/shared/session';
import type { ReactElement } from 'react';
import { slotOffers } from '../loader/offers.ts';
import { useSnapshot } from '../loader/snapshot.ts';
import { RemoteBox } from './RemoteBox.tsx';

interface SlotProps {
  name: SlotName;
  /** The slot lies below the first view: its content is mounted after that. */
  later?: boolean;
}

/** All widgets that this market's remotes put into a slot, in the market's order. */
export function Slot({ name, later = false }: SlotProps): ReactElement[] {
  return slotOffers(useSnapshot(), name, usePermissions()).map(({ remote, module, offer }) => (
    <RemoteBox
      key={`${remote.name}${module}`}
      remote={remote}
      module={module}
      skeleton={offer.skeleton ?? 'none'}
      later={later}
    />
  ));
}
