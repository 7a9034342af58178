import type { ImagePreload } from './markup/readMarkup.ts';

/** The page that something is rendered for: a fault counts in its market, as met by its visitor. */
export interface RenderedFor {
  readonly market: string;
  readonly ip: string;
}

/** What a version can be blamed for. */
export type RenderFault =
  /** It threw, or what it rendered is longer than markup may be. */
  | 'THREW'
  /** It took more processor time than a render has. */
  | 'SLOW'
  /** It did not end in time, and its process was ended. */
  | 'KILLED'
  /** Its process ended by itself: out of memory. */
  | 'ENDED'
  /** Its markup is not what React writes, or would have left its box. */
  | 'MARKUP';

/** Why nothing was rendered that a version is not to blame for. */
export type NotRendered =
  /** Not before the caller's patience ended; the process may still be starting. */
  | 'late'
  /** Too much waits already, or every process is at work. */
  | 'busy'
  /** It failed lately and is left alone for a while. */
  | 'paused'
  /** The kernel keeps nothing apart here, and the code is not the house's. */
  | 'not isolated'
  /** It is about a member, and the code is not the house's: it could keep what it is given for somebody else's page. */
  | 'personal'
  /** A server does not render this module. */
  | 'not offered'
  /** Something of the platform's own failed; the log has it. */
  | 'unavailable';

export type Rendered =
  | {
      readonly state: 'rendered';
      /** Held against what React writes: it stays in its box and brings nothing that runs. */
      readonly html: string;
      /** Pictures that the page should preload. */
      readonly preloads: readonly ImagePreload[];
      /** Addresses of the responses it was rendered with: others change nothing of it. */
      readonly used: readonly string[];
      /** What it asked for and was not given, as it says: nothing of it is checked. */
      readonly missed: readonly string[];
      /** For how long the markup is the same whatever the clock says, milliseconds; null: for good. */
      readonly clockStep: number | null;
      readonly processorMs: number;
    }
  | { readonly state: 'failed'; readonly fault: RenderFault; readonly detail: string }
  | { readonly state: 'skipped'; readonly cause: NotRendered };

/** A CommonJS script of a server build. */
export interface ServerScript {
  /** Its hash, as a signed manifest or `shell.json` lists it. What is read is held against it before it runs. */
  readonly integrity: string;
  read(): Promise<Uint8Array>;
}

/** What a process runs: one version of one remote, or the shell. */
export interface RenderSource {
  /** Names the code by its content: two sources of one id are the same. */
  readonly id: string;
  readonly script: ServerScript;
  /** The modules that may be asked for. */
  readonly modules: readonly string[];
  /** Where the browser's build has its pictures; '' where the bundle knows it. */
  readonly publicPath: string;
  /** The house's own code is rendered for members, too, and also where the kernel keeps nothing apart. */
  readonly isHouse: boolean;
}
