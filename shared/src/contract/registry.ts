import * as z from '@unisite/shared/schema';
import { localized } from './envelope.ts';
import { category } from './games.ts';
import { publicKey, signature } from './signing.ts';

/** The places of a page that remotes may fill. A market orders and hides what stands in them. */
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

/** The slots that the shell's own pages are made of, in order: what the platform preloads for such a path. */
export const pageSlots: Readonly<Record<string, readonly SlotName[]>> = {
  '/index': ['home.notice', 'home.hero', 'home.aside', 'home.strip', 'home.rail'],
};

/**
 * The modals that anyone may ask for by name (section 2), and a game's sheet and rooms, which open over whatever page
 * shows the game.
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
 * Who may see a route: anyone; whoever is signed in and may play, guests on free play among them; a member, who is no
 * guest; an agent. Visitors without a session are asked to sign in, those of `agent` go to /agent (section 2).
 */
export const routeGuard = z.enum(['player', 'member', 'agent']);

const path = z.string().check(z.regex(/^\/[\w\-/:]*$/), z.maxLength(120));
/** `./pages/LivePage`: the name a module is exposed under. */
const moduleName = z.string().check(z.regex(/^\.\/[\w\-/]+$/), z.maxLength(120));

/**
 * The address of a GET call, just as the browser will make it; `{today}` and `{yesterday}` stand for days of
 * Asia/Ho_Chi_Minh, YYYY-MM-DD. The platform writes its answer into the page, so that a first view need not wait for
 * its code before it can ask.
 */
const ask = z.string().check(z.regex(/^\/wps\/[\w\-/]+(\?([\w\-=&%.,]|\{(today|yesterday)\})+)?$/), z.maxLength(200));
const asks = z.optional(z.array(ask).check(z.maxLength(6)));

/** What the shell's own header, navigation and footer ask first. */
export const shellAsks = {
  everyone: ['/wps/game/menu', '/wps/system/resources'],
  signedIn: ['/wps/v2/wallets/balance', '/wps/messages/unread'],
} as const;

export const routeOffer = z.object({
  path,
  module: moduleName,
  /** What the page asks first when it is opened without anything after its path. */
  asks,
  requires: z.optional(routeGuard),
  title: localized,
  /** `bare`: without header and footer, as /agent (section 2). `frame`: header only, as /game. */
  chrome: z.optional(z.enum(['full', 'bare', 'frame'])),
  /**
   * The item of the navigation that the page lies under, where it has none of its own: it is marked as the visitor's
   * place.
   */
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
  /** What the widget asks first. */
  asks,
  /** Stands there only for those the guard lets in. */
  requires: z.optional(routeGuard),
});
export type SlotOffer = z.Infer<typeof slotOffer>;
export const modalOffer = z.object({ modal: modalName, module: moduleName });
export const navigationOffer = z.object({
  to: path,
  label: localized,
  icon: z.string().check(z.maxLength(24)),
  order: z.int(),
  /** The item shows only where this category has a vendor (section 2), with the vendors as its dropdown. */
  category: z.optional(category),
  /** The item opens this slot as its dropdown. */
  slot: z.optional(slotName),
  /** The tab of the phone's bar that the item fills, if any. */
  tab: z.optional(z.enum(['games', 'lottery', 'promotions', 'me'])),
  align: z.optional(z.enum(['start', 'end'])),
});
export type NavigationOffer = z.Infer<typeof navigationOffer>;

/** What a remote offers, as its team wrote it (remote.config.ts). */
export const descriptor = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/)),
  team: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/)),
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  /** The range of `@unisite/shared` it was written for. */
  needs: z.object({ shared: z.string() }),
  /**
   * Frameworks of its own that it brings although the page has one of another major version: `react@18`. They run in a
   * root of their own.
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
/** Scripts and stylesheets of something that a page shows, in load order. */
export type ViewFiles = z.Infer<typeof viewFiles>;

/**
 * remote.json, what a build leaves beside its files. Every file is listed with its hash; one that is not cannot be
 * loaded.
 */
export const manifest = z.object({
  descriptor,
  /** The container's global name and its file. */
  container: z.string().check(z.regex(/^[a-z_][a-z0-9_]*$/)),
  entry: fileName,
  files: z.record(fileName, z.object({ integrity, bytes: z.int() })),
  /**
   * For each exposed module the files its first view needs beside the entry; and the parts that it loads on demand, one of
   * which may be what a server rendered.
   */
  modules: z.record(moduleName, z.object({ ...viewFiles.shape, lazy: z.optional(z.array(viewFiles)) })),
  /** The text file of each language. */
  texts: z.object({ vi: z.array(fileName), en: z.array(fileName) }),
  /**
   * What a server can render: one CommonJS script, which no page loads, and the exposed names of the modules in it.
   */
  server: z.optional(z.object({ file: fileName, modules: z.array(moduleName) })),
  builtWith: z.record(z.string(), z.string()),
});
export type Manifest = z.Infer<typeof manifest>;

/**
 * One version of a remote as a page loads it: where its files are, the hash of each, and its team's signature over all
 * of it.
 */
const loadable = {
  version: descriptor.shape.version,
  /** Content address of this version: the folder its files are served from. */
  digest: z.string(),
  /** `/remotes/<name>/<digest>/` */
  base: z.string(),
  container: z.string(),
  entry: fileName,
  integrity: z.record(fileName, integrity),
  modules: z.record(moduleName, viewFiles),
  texts: manifest.shape.texts,
  /** SHA-256 over the manifest's canonical JSON, base64: part of what is signed. */
  manifest: z.string(),
  signature,
};

/** Last version that ran healthily in a market; the page falls back to it. */
export const lastKnownGood = z.object(loadable);
export type LastKnownGood = z.Infer<typeof lastKnownGood>;

/** A remote as a market's page sees it: one version, pinned, with the hash of every file. */
export const placedRemote = z.object({
  ...descriptor.shape,
  ...loadable,
  /** This visitor is one of those who try the version before everyone gets it. */
  canary: z.optional(z.boolean()),
  lastKnownGood: z.optional(lastKnownGood),
});
export type PlacedRemote = z.Infer<typeof placedRemote>;

/** Which remotes a market's page is made of, for one visitor. */
export const snapshot = z.object({
  market: z.string(),
  /** Grows with every change of the market's placements; a page takes no snapshot older than the one it has. */
  revision: z.int(),
  remotes: z.array(placedRemote),
  /** The public keys of each team whose remotes stand here. */
  teams: z.record(z.string(), z.array(publicKey)),
  /**
   * Names of remotes that a developer's own build stands in for (`unisite-remote dev`): the page says so in a badge.
   */
  overridden: z.optional(z.array(z.string())),
});
export type Snapshot = z.Infer<typeof snapshot>;

/**
 * shell.json, what the shell's build leaves beside its files: which are loaded first, in order, and the hash of each.
 * `builtIn` is filled only by the one-bundle twin that the benchmark compares with: the remotes' modules as chunks of the shell itself.
 */
export const shellManifest = z.object({
  js: z.array(fileName),
  css: z.array(fileName),
  texts: z.object({ vi: z.array(fileName), en: z.array(fileName) }),
  files: manifest.shape.files,
  /** What a server renders with: the host of everything in common, and the shell's own modules. */
  server: z.optional(z.object({ host: fileName, shell: fileName })),
  builtIn: z.optional(z.record(z.string(), z.object({ modules: manifest.shape.modules, texts: manifest.shape.texts }))),
});
export type ShellManifest = z.Infer<typeof shellManifest>;
