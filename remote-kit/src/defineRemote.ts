/** A component's file without its extension, e.g. `./src/pages/LivePage`. It is exposed as `./pages/LivePage`. */
export type ModuleFile = `./src/${string}`;

/** A text in both languages. */
export type TwoLanguages = { vi: string; en: string };

/**
 * Who may see it: any signed-in player, including guests on free play (`player`); members, excluding guests (`member`);
 * agents (`agent`). Absent: anyone.
 */
export type Guard = 'player' | 'member' | 'agent';

/** Where a module is rendered. */
export interface Rendering {
  /** In the browser only, never on the server. */
  render?: 'browser';
}

/**
 * The addresses of the GET calls that a first view makes, at most six, just as the browser makes them; `{today}` and
 * `{yesterday}` stand for days (YYYY-MM-DD). Their answers come with the page.
 */
export type Asks = string[];

/** A page. */
export interface Page extends Rendering {
  /** Where it is, also for what lies below: `/offers`. At most 120 characters. */
  path: string;
  page: ModuleFile;
  title: TwoLanguages;
  /** Visitors without a session are asked to sign in. */
  requires?: Guard | undefined;
  asks?: Asks | undefined;
  /** `bare`: without header and footer; `frame`: with the header only. */
  chrome?: 'full' | 'bare' | 'frame' | undefined;
  /** The path of the navigation entry that the page lies under, where it has none of its own. */
  under?: string | undefined;
}

/** A place of the site's pages that widgets stand in. A market orders and hides them. */
export type SlotName =
  | 'home.notice'
  | 'home.hero'
  | 'home.aside'
  | 'home.strip'
  | 'home.rail'
  | 'nav.lottery'
  | 'member.menu'
  | 'game.sheet';

/** A widget for a slot. */
export interface Widget extends Rendering {
  widget: ModuleFile;
  /** Its place among the widgets of the slot, low first; a market may order anew. */
  order: number;
  /** What stands there until it is mounted, so that nothing moves. */
  skeleton?: 'line' | 'hero' | 'panel' | 'strip' | 'band' | 'rail' | 'tables' | 'cards' | undefined;
  asks?: Asks | undefined;
  /** It stands there for those only. */
  requires?: Guard | undefined;
}

/** A modal that anyone may ask for by name. One remote of a market has it. */
export type ModalName =
  | 'loginPopupModal'
  | 'registerModal'
  | 'forgetPassModal'
  | 'changePassModal'
  | 'ageGate'
  | 'loginModal'
  | 'notice'
  | 'gameSheetModal'
  | 'gameRoomsModal';

/** An entry of the site's navigation. */
export interface NavigationEntry {
  /** A path of the site. */
  to: string;
  label: TwoLanguages;
  /** An icon of the kit (`IconName` of `@unisite/shared/ui`). */
  icon: string;
  /** Its place, low first. */
  order: number;
  /** It shows only where this shelf has a vendor, with the vendors as its dropdown. */
  category?: 'LIVE' | 'RNG' | 'FISH' | 'SPORTS' | 'ESPORTS' | 'PVP' | 'LOTT' | 'ELOTT' | 'EGAME' | undefined;
  /** It opens this slot as its dropdown. */
  slot?: SlotName | undefined;
  /** The tab of the phone's bar that it fills, if any. */
  tab?: 'games' | 'lottery' | 'promotions' | 'me' | undefined;
  align?: 'start' | 'end' | undefined;
}

/** What a remote offers, as declared in remote.config.ts. */
export interface RemoteConfig extends Rendering {
  /** 2 to 31 small letters, digits and hyphens, a letter first; of the site. */
  name: string;
  /** The team whose key signs it, in the same form. */
  team: string;
  /** Raised before each publish: `1.2.0`. */
  version: string;
  /** The range of `@unisite/shared` that it was written for: `^1.0.0`. */
  needs: { shared: string };
  /** Frameworks that it bundles although the page has another major version: `react@18`. */
  brings?: readonly string[];
  routes: readonly Page[];
  slots: { readonly [Slot in SlotName]?: Widget | readonly Widget[] };
  modals: { readonly [Modal in ModalName]?: ModuleFile };
  navigation: readonly NavigationEntry[];
}

/** Returns the configuration unchanged; it only adds the types. */
export const defineRemote = (config: RemoteConfig): RemoteConfig => config;
