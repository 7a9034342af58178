/** The part of `window.history` that is used. */
type Entries = Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;

/** Time within which a browser reaches another entry, milliseconds. */
const ARRIVED_MS = 1_000;

/** Marks an overlay's history entry: its page, and its level. */
interface Over {
  readonly page: string;
  readonly height: number;
}

/** The displayed page: its address and its entry's state. */
interface Shown {
  readonly address: string;
  readonly key: string;
  readonly usr: unknown;
}

export interface OverlayHistory {
  /** Back calls `onBack` and stays on the page, until the returned function is called. */
  hold(onBack: () => void): () => void;
  /** Goes back by a number of pages, skipping overlay entries; overlays of this page are left behind. */
  goBack(steps: number): void;
  /** Acts at once, or after a pending history traversal. */
  whenStill(act: () => void): void;
  /** The browser moved to another entry, an overlay's or a page's; called before the router. */
  onEntry(shown: Shown): void;
  /** The mark of the current entry, if it is an overlay's. */
  mark(): Over | undefined;
  /** The page changed: its overlays are left behind. `isInPlace`: it replaced an overlay's entry. */
  onLeft(isInPlace: boolean): void;
  /** The page's address was replaced: the current entry keeps its kind. */
  onReplaced(mark: Over | undefined): void;
}

/**
 * Gives each overlay (a dialog, a sheet, a menu) a history entry with the page's address, so that Back closes the
 * topmost. An entry is removed shortly after its overlay closes; if another opens meanwhile, it inherits the entry.
 * Address changes in between are preserved.
 * @param later calls back once the page has rendered
 */
export function createOverlayHistory(entries: Entries, later: (act: () => void) => void): OverlayHistory {
  let holds: readonly { readonly onBack: () => void }[] = [];
  /** Identifies the page below, and its entry's key. */
  let page = '';
  let under: unknown;
  let isWaiting = false;
  /** A traversal was started by code; the browser reports it later. */
  let isGoing = false;
  let arrival: ReturnType<typeof setTimeout> | undefined;
  const waiting: (() => void)[] = [];
  const mark = (): Over | undefined => entries.state?.over;
  const height = (): number => mark()?.height ?? 0;
  const go = (delta: number) => {
    isGoing = true;
    // without a target entry the browser reports nothing
    arrival = setTimeout(arrive, ARRIVED_MS);
    entries.go(delta);
  };
  const arrive = () => {
    clearTimeout(arrival);
    isGoing = false;
    // after the router has handled it too
    for (const act of waiting.splice(0)) later(act);
    settleLater();
  };
  const settle = () => {
    isWaiting = false;
    if (isGoing) return;
    if (holds.length < height()) {
      return go(holds.length - height());
    }
    while (holds.length > height()) {
      if (height() === 0) {
        page = Math.random().toString(36).slice(2);
        under = entries.state?.key;
      }
      entries.pushState({ ...entries.state, over: { page, height: height() + 1 } }, '');
    }
  };
  const settleLater = () => {
    if (!isWaiting) later(settle);
    isWaiting = true;
  };
  // a reloaded page has no overlays
  if (mark()) settleLater();
  return {
    mark,
    hold(onBack) {
      const held = { onBack };
      holds = [...holds, held];
      // unless another overlay is about to inherit the entry
      if (!isWaiting) settle();
      return () => {
        holds = holds.filter((other) => other !== held);
        settleLater();
      };
    },
    goBack(steps) {
      holds = [];
      page = '';
      go(-steps - height());
    },
    whenStill(act) {
      if (isGoing) waiting.push(act);
      else act();
    },
    onEntry({ address, key, usr }) {
      const isPage = page !== '' && (mark() ? mark()?.page === page : entries.state?.key === under);
      if (isPage) {
        if (!mark()) under = key;
        entries.replaceState({ ...entries.state, key, usr }, '', address);
      } else page = '';
      if (!isGoing) for (const { onBack } of holds.slice(height()).reverse()) onBack();
      arrive();
    },
    onLeft(isInPlace) {
      holds = [];
      page = '';
      if (isInPlace) entries.replaceState({ ...entries.state, idx: Number(entries.state?.idx) + 1 }, '');
    },
    onReplaced(over) {
      if (over) entries.replaceState({ ...entries.state, over }, '');
    },
  };
}
