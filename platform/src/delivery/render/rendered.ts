import type { ImagePreload } from './markup/readMarkup.ts';

/** The page that something is rendered for: a fault counts in its market, as met by its visitor. */
export interface RenderedFor {
  readonly market: string;
  readonly ip: string;
}

/** Faults that a version is blamed for. */
export type RenderFault =
  /** It threw, or its output exceeds the maximum markup. */
  | 'THREW'
  /** It exceeded a render's processor time. */
  | 'SLOW'
  /** It did not finish in time, and its process was killed. */
  | 'KILLED'
  /** Its process ended on its own: out of memory. */
  | 'ENDED'
  /** Its markup is not what React writes, or could leave its box. */
  | 'MARKUP';

/** Why nothing was rendered, without blame for the version. */
export type NotRendered =
  /** Not within the caller's patience; the process may still be starting. */
  | 'late'
  /** The queue is full, or every process is busy. */
  | 'busy'
  /** It failed recently and is paused for a while. */
  | 'paused'
  /** The kernel provides no isolation here, and the code is not the house's. */
  | 'not isolated'
  /** The page is a member's, and the code is not the house's: it could keep the data for someone else's page. */
  | 'personal'
  /** The server does not render this module. */
  | 'not offered'
  /** Something of the platform's own failed; see the log. */
  | 'unavailable';

export type Rendered =
  | {
      readonly state: 'rendered';
      /** Checked against what React writes: it stays in its box and contains nothing that runs. */
      readonly html: string;
      /** Pictures that the page should preload. */
      readonly preloads: readonly ImagePreload[];
      /** Addresses of the responses it was rendered with; others do not affect it. */
      readonly used: readonly string[];
      /** Addresses it asked for that were not given, unchecked. */
      readonly missed: readonly string[];
      /** How long the markup is the same whatever the clock says, milliseconds; null: always. */
      readonly clockStep: number | null;
      readonly processorMs: number;
    }
  | { readonly state: 'failed'; readonly fault: RenderFault; readonly detail: string }
  | { readonly state: 'skipped'; readonly cause: NotRendered };

/** A CommonJS script of a server build. */
export interface ServerScript {
  /** Its hash according to a signed manifest or `shell.json`, checked before the script runs. */
  readonly integrity: string;
  read(): Promise<Uint8Array>;
}

/** What a process runs: one version of a remote, or the shell. */
export interface RenderSource {
  /** Content-based id: sources with the same id are identical. */
  readonly id: string;
  readonly script: ServerScript;
  /** The modules that can be rendered. */
  readonly modules: readonly string[];
  /** Where the browser build's pictures are; '' when the bundle knows it. */
  readonly publicPath: string;
  /** The house's own code is also rendered for members, and without kernel isolation. */
  readonly isHouse: boolean;
}
