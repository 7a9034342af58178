/** Resource limits of a render process and a render. */
export interface RenderLimits {
  /** Processor time of one render above which it counts against its version, milliseconds. */
  readonly processorMs: number;
  /** Wall-clock time after which a render is killed with its process, milliseconds. */
  readonly renderMs: number;
  /** The same for loading a version's code, and for each of the renders that warm it. */
  readonly codeMs: number;
  /** The same for starting a process with the host's code, both the platform's own. */
  readonly startMs: number;
  /** Minimum share of processor time for a killed process to be blamed; below it the machine was busy otherwise. */
  readonly fairShare: number;
}

/** Renders take 1 to 8 ms of processor time once the code is warm (measured). */
export const usualLimits: RenderLimits = {
  processorMs: 50,
  renderMs: 1000,
  codeMs: 2000,
  fairShare: 0.5,
  startMs: 20_000,
};

/** Maximum markup of a render, characters. */
export const MARKUP_CHARACTERS = 8_000_000;
/** The same on the wire: UTF-8 in JSON takes up to four bytes a character. */
export const FRAME_BYTES = 4 * MARKUP_CHARACTERS + 1024;

/** Heap of a process, MB. */
export const HEAP_MB = 96;
/** Private memory of a process, bytes: Node 24 reserves 592 MB at rest and aborts where it gets less than 900. */
export const DATA_BYTES = 900_000_000;
