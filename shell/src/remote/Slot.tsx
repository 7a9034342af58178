import type { SlotName } from '@unisite/shared/contract/registry';
import { usePermissions } from '@unisite/shared/session';
import type { ReactElement } from 'react';
import { slotOffers } from '../loader/offers.ts';
import { useSnapshot } from '../loader/snapshot.ts';
import { RemoteBox } from './RemoteBox.tsx';

interface SlotProps {
  name: SlotName;
  /** The place lies below what a window shows first: what stands in it comes after that. */
  later?: boolean;
}

/** Everything the remotes of this market put into one place of a page, in the market's order. */
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
