import type { Manifest, SlotName } from '@unisite/shared/contract';

/** What a market leaves out of a remote's offers. A slot entry without `module` hides all of that slot's offers. */
export interface Hidden {
  routes: string[];
  slots: { slot: SlotName; module?: string }[];
  modals: string[];
  navigation: string[];
}
export const nothingHidden: Hidden = { routes: [], slots: [], modals: [], navigation: [] };

/** A remote in a market: which version it shows there, if it is enabled, and which version to fall back to. */
export interface Placement {
  market: string;
  remote: string;
  enabled: boolean;
  digest: string;
  lastKnownGood: string | null;
  /** Remotes stand in this order where their own `order` leaves it open. */
  position: number;
  hidden: Hidden;
  /** The market's revision that the last change of this placement made. */
  revision: number;
}

/** A published version whose files were verified. */
export interface Version {
  remote: string;
  digest: string;
  manifest: Manifest;
}
