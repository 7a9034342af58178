import * as z from '@unisite/shared/schema';
import { localized } from './envelope.ts';
import { category } from './games.ts';
import { publicKey, signature } from './signing.ts';

/** Slots of a page that remotes may fill. A market orders and hides their content. */
export const slotNames = [
  'home.notice',
  'home.hero',
  'home.aside',
  'home.strip',
  'home.rail',
  'nav.lottery',
  'member.menu',
  'game.sheet',
] as const;
export const slotName = z.enum(slotNames);
export type SlotName = z.Infer<typeof slotName>;

/** Slots of the shell's own pages, in order, which the platform preloads. */
export const pageSlots: Readonly<Record<string, readonly SlotName[]>> = {
  '/index': ['home.notice', 'home.hero', 'home.aside', 'home.strip', 'home.rail'],
};

/**
 * Modals that anyone may open by name (section 2), and a game's sheet and rooms, which open over any page that shows
 * the game.
 */
export const modalNames = [
  'loginPopupModal',
  'registerModal',
  'forgetPassModal',
  'changePassModal',
  'ageGate',
  'loginModal',
  'notice',
  'gameSheetModal',
  'gameRoomsModal',
] as const;
export const modalName = z.enum(modalNames);
export type ModalName = z.Infer<typeof modalName>;

/**
 * Who may visit a route: absent: anyone; `player`: anyone signed in, including guests on free play; `member`: no
 * guests; `agent`. Visitors without a session are asked to sign in; those of `agent` go to /agent (section 2).
 */
export const routeGuard = z.enum(['player', 'member', 'agent']);

const path = z.string().check(z.regex(/^\/[\w\-/:]*$/), z.maxLength(120));
/** The name that a module is exposed under, e.g. `./pages/LivePage`. */
const moduleName = z.string().check(z.regex(/^\.\/[\w\-/]+$/), z.maxLength(120));

/**
 * Address of a GET call exactly as the browser makes it; `{today}` and `{yesterday}` stand for days of
 * the market, YYYY-MM-DD. The platform embeds the response in the page, so that the first view need not wait for
 * its code to request it.
 */
const ask = z.string().check(z.regex(/^\/wps\/[\w\-/]+(\?([\w\-=&%.,]|\{(today|yesterday)\})+)?$/), z.maxLength(200));
const asks = z.optional(z.array(ask).check(z.maxLength(6)));

/** First calls of the shell's header, navigation and footer. */
export const shellAsks = {
  everyone: ['/wps/game/menu', '/wps/system/resources'],
  signedIn: ['/wps/v2/wallets/balance', '/wps/messages/unread'],
} as const;

export const routeOffer = z.object({
  path,
  module: moduleName,
  /** First calls of the page when it is opened by its bare path. */
  asks,
  requires: z.optional(routeGuard),
  title: localized,
  /** `bare`: without header and footer, like /agent (section 2). `frame`: header only, like /game. */
  chrome: z.optional(z.enum(['full', 'bare', 'frame'])),
  /** The navigation item that the page belongs to, if it has none of its own: it is marked as current. */
  under: z.optional(path),
});
export type RouteOffer = z.Infer<typeof routeOffer>;

/** Skeleton shown until the module is mounted, to avoid layout shift. */
export const skeletonShape = z.enum(['line', 'hero', 'panel', 'strip', 'band', 'rail', 'tables', 'cards']);
export type SkeletonShape = z.Infer<typeof skeletonShape>;

export const slotOffer = z.object({
  slot: slotName,
  module: moduleName,
  order: z.int(),
  skeleton: z.optional(skeletonShape),
  /** The widget's first calls. */
  asks,
  /** Only for visitors whom the guard admits. */
  requires: z.optional(routeGuard),
});
export type SlotOffer = z.Infer<typeof slotOffer>;
export const modalOffer = z.object({ modal: modalName, module: moduleName });
export const navigationOffer = z.object({
  to: path,
  label: localized,
  icon: z.string().check(z.maxLength(24)),
  order: z.int(),
  /** Shown only where this category has vendors (section 2), which form its dropdown. */
  category: z.optional(category),
  /** The slot that forms the item's dropdown. */
  slot: z.optional(slotName),
  /** The phone tab that the item fills, if any. */
  tab: z.optional(z.enum(['games', 'lottery', 'promotions', 'me'])),
  align: z.optional(z.enum(['start', 'end'])),
});
export type NavigationOffer = z.Infer<typeof navigationOffer>;

/** What a remote offers, as declared by its team (remote.config.ts). */
export const descriptor = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/)),
  team: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/)),
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  /** Supported range of `@unisite/shared`. */
  needs: z.object({ shared: z.string() }),
  /**
   * Frameworks that it bundles although the page has another major version: `react@18`. They run in a root of their
   * own.
   */
  brings: z.optional(z.array(z.string().check(z.regex(/^[a-z][a-z0-9-]*@\d+$/)))),
  routes: z.array(routeOffer),
  slots: z.array(slotOffer),
  modals: z.array(modalOffer),
  navigation: z.array(navigationOffer),
});
export type Descriptor = z.Infer<typeof descriptor>;

export const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
const fileName = z.string().check(z.regex(/^[\w.-]+$/), z.maxLength(120));

const viewFiles = z.object({ js: z.array(fileName), css: z.array(fileName) });
/** Scripts and stylesheets of a view, in load order. */
export type ViewFiles = z.Infer<typeof viewFiles>;

/** remote.json, the manifest of a build. Every file is listed with its hash; unlisted files cannot be loaded. */
export const manifest = z.object({
  descriptor,
  /** The container's global name, and its file. */
  container: z.string().check(z.regex(/^[a-z_][a-z0-9_]*$/)),
  entry: fileName,
  files: z.record(fileName, z.object({ integrity, bytes: z.int() })),
  /**
   * Per exposed module, the files of its first view besides the entry; and its lazy parts, one of which a server may
   * have rendered.
   */
  modules: z.record(moduleName, z.object({ ...viewFiles.shape, lazy: z.optional(z.array(viewFiles)) })),
  /** Locale files by language. */
  texts: z.object({ vi: z.array(fileName), en: z.array(fileName) }),
  /** The server build: one CommonJS script, which no page loads, and its modules' exposed names. */
  server: z.optional(z.object({ file: fileName, modules: z.array(moduleName) })),
  builtWith: z.record(z.string(), z.string()),
});
export type Manifest = z.Infer<typeof manifest>;

/** One version of a remote as a page loads it: location and hash of its files, and its team's signature. */
const loadable = {
  version: descriptor.shape.version,
  /** Content address of this version: the folder of its files. */
  digest: z.string(),
  /** `/remotes/<name>/<digest>/` */
  base: z.string(),
  container: z.string(),
  entry: fileName,
  integrity: z.record(fileName, integrity),
  modules: z.record(moduleName, viewFiles),
  texts: manifest.shape.texts,
  /** SHA-256 over the manifest's canonical JSON, base64; part of the signed statement. */
  manifest: z.string(),
  signature,
};

/** The last version that ran healthily in a market, used as a fallback. */
export const lastKnownGood = z.object(loadable);
export type LastKnownGood = z.Infer<typeof lastKnownGood>;

/** A remote in a market's page: one pinned version, with the hash of every file. */
export const placedRemote = z.object({
  ...descriptor.shape,
  ...loadable,
  /** This visitor gets the canary. */
  canary: z.optional(z.boolean()),
  lastKnownGood: z.optional(lastKnownGood),
});
export type PlacedRemote = z.Infer<typeof placedRemote>;

/** The remotes of a market's page, for one visitor. */
export const snapshot = z.object({
  market: z.string(),
  /** Grows with every change of the market's placements; a page ignores older snapshots. */
  revision: z.int(),
  remotes: z.array(placedRemote),
  /** Public keys of the teams of these remotes. */
  teams: z.record(z.string(), z.array(publicKey)),
  /** Remotes replaced by a developer's own build (`unisite-remote dev`), shown in a badge. */
  overridden: z.optional(z.array(z.string())),
});
export type Snapshot = z.Infer<typeof snapshot>;

/**
 * shell.json, the manifest of the shell's build: the first files in order, and the hash of each. `builtIn` is used only
 * by the one-bundle twin of the benchmark: remotes' modules as chunks of the shell.
 */
export const shellManifest = z.object({
  js: z.array(fileName),
  css: z.array(fileName),
  texts: z.object({ vi: z.array(fileName), en: z.array(fileName) }),
  files: manifest.shape.files,
  /** For rendering on a server: the host with the singletons, and the shell's own modules. */
  server: z.optional(z.object({ host: fileName, shell: fileName })),
  builtIn: z.optional(z.record(z.string(), z.object({ modules: manifest.shape.modules, texts: manifest.shape.texts }))),
});
export type ShellManifest = z.Infer<typeof shellManifest>;
