import type { ModalName, NavigationOffer, RouteOffer, SlotName, SlotOffer } from '@unisite/shared/contract';

/** A component's file without its extension, e.g. `./src/pages/LivePage`. It is exposed as `./pages/LivePage`. */
export type ModuleFile = `./src/${string}`;

/** `render: 'browser'`: the module is rendered in the browser only, never on the server. */
export interface Rendering {
  render?: 'browser';
}

/** `order`: place among the widgets of the slot, low first; a market may order anew. */
export type Widget = Omit<SlotOffer, 'slot' | 'module'> & Rendering & { widget: ModuleFile };

/** What a remote offers, as its team writes it in remote.config.ts. */
export interface RemoteConfig extends Rendering {
  name: string;
  team: string;
  version: string;
  needs: { shared: string };
  /** Frameworks of its own that it brings although the page has one of another major version: `react@18`. */
  brings?: readonly string[];
  routes: readonly (Omit<RouteOffer, 'module'> & Rendering & { page: ModuleFile })[];
  slots: { readonly [Slot in SlotName]?: Widget | readonly Widget[] };
  modals: { readonly [Modal in ModalName]?: ModuleFile };
  navigation: readonly NavigationOffer[];
}

/** Returns the configuration unchanged; for its types. */
export const defineRemote = (config: RemoteConfig): RemoteConfig => config;
