import type { ModalName, NavigationOffer, RouteOffer, SlotName, SlotOffer } from '@unisite/shared/contract';

/** A component's file without extension, e.g. `./src/pages/LivePage`. It is exposed as `./pages/LivePage`. */
export type ModuleFile = `./src/${string}`;

/** `render: 'browser'`: the module is never rendered on the server. */
export interface Rendering {
  render?: 'browser';
}

/** `order`: position among the slot's widgets, lowest first; a market may reorder them. */
export type Widget = Omit<SlotOffer, 'slot' | 'module'> & Rendering & { widget: ModuleFile };

/** What a remote offers, as declared in remote.config.ts. */
export interface RemoteConfig extends Rendering {
  name: string;
  team: string;
  version: string;
  needs: { shared: string };
  /** Frameworks that it bundles although the page has another major version: `react@18`. */
  brings?: readonly string[];
  routes: readonly (Omit<RouteOffer, 'module'> & Rendering & { page: ModuleFile })[];
  slots: { readonly [Slot in SlotName]?: Widget | readonly Widget[] };
  modals: { readonly [Modal in ModalName]?: ModuleFile };
  navigation: readonly NavigationOffer[];
}

/** Returns the configuration unchanged; it only adds the types. */
export const defineRemote = (config: RemoteConfig): RemoteConfig => config;
