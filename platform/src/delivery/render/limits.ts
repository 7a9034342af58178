/** What a rendering process and a render may use. */
export interface RenderLimits {
  /** Processor time of one render before it counts against its version, milliseconds. */
  readonly processorMs: number;
  /** After this a render is ended with its process, milliseconds by the clock. */
  readonly renderMs: number;
  /** The same for reading a version's code, and for each of the renders that warm it. */
  readonly codeMs: number;
  /** The same for starting a process with the host's code, which are the platform's own. */
  readonly startMs: number;
  /**
   * What was ended had to get at least this share of its time from the processor to be to blame for it: else the
   * machine was busy with other things.
   */
  readonly fairShare: number;
}

/** Measured renders take 1 to 8 ms of processor time once the code is warm. */
export const usualLimits: RenderLimits = {
  processorMs: 50,
  renderMs: 1000,
  codeMs: 2000,
  fairShare: 0.5,
  startMs: 20_000,
};

/** What a render may answer. */
export const MARKUP_CHARACTERS = 8_000_000;
/** The same as it travels: UTF-8 in JSON takes up to four bytes a character. */
export const FRAME_BYTES = 4 * MARKUP_CHARACTERS + 1024;

/** Heap of a process, MB. */
export const HEAP_MB = 96;
/** Private memory of a process, bytes: Node 24 reserves 592 MB at rest and aborts where it gets less than 900. */
export const DATA_BYTES = 900_000_000;
