/** What of `window.history` is needed. */
type Entries = Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;

/** A browser has gone to another entry after so long. */
const ARRIVED_MS = 1_000;

/** Marks an entry of its own, in the entry's state: which page it lies over, and how high. */
interface Over {
  readonly page: string;
  readonly height: number;
}

/** The page as it is shown: its address, and what its entry holds of it. */
interface Shown {
  readonly address: string;
  readonly key: string;
  readonly usr: unknown;
}

export interface HeldBack {
  /** Back calls `onBack`, and stays on the page, until the returned function is called. */
  hold(onBack: () => void): () => void;
  /** Goes to the page so many steps before this one, past entries of its own; what lies over this one is left behind. */
  goBack(steps: number): void;
  /** Acts at once, or when the browser has come to where it is being sent. */
  whenStill(act: () => void): void;
  /** The browser has gone to another entry, which may be one of its own or the page's; before the router hears of it. */
  onEntry(shown: Shown): void;
  /** The mark of the present entry, where it is one of its own. */
  mark(): Over | undefined;
  /** The page is another: what lay over the one before is left behind. `isInPlace`: in the place of an entry of its own. */
  onLeft(isInPlace: boolean): void;
  /** The page has another address: the present entry stays what it was. */
  onReplaced(mark: Over | undefined): void;
}

/**
 * Gives each thing that lies over the page (a dialog, a sheet, a menu) an entry of the page's history, of the page's own
 * address, so that Back takes the topmost away. An entry goes a moment after what it is for: one that closes while another opens
 * hands it on. An address that changed meanwhile stays when they go.
 *
 * @param later calls once the page has drawn what it was told
 */
export function createHeldBack(entries: Entries, later: (act: () => void) => void): HeldBack {
  let holds: readonly { readonly onBack: () => void }[] = [];
  /** Names the page that lies under, and its entry's key. */
  let page = '';
  let under: unknown;
  let isWaiting = false;
  /** It goes back, and nobody pressed Back: the browser says so a while later. */
  let isGoing = false;
  let arrival: ReturnType<typeof setTimeout> | undefined;
  const waiting: (() => void)[] = [];
  const mark = (): Over | undefined => entries.state?.over;
  const height = (): number => mark()?.height ?? 0;
  const go = (delta: number) => {
    isGoing = true;
    // where there is nothing to go to, the browser says nothing
    arrival = setTimeout(arrive, ARRIVED_MS);
    entries.go(delta);
  };
  const arrive = () => {
    clearTimeout(arrival);
    isGoing = false;
    // once the router has heard of it, too
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
  // a page that was loaded anew has nothing over it
  if (mark()) settleLater();
  return {
    mark,
    hold(onBack) {
      const held = { onBack };
      holds = [...holds, held];
      // unless another one is about to hand its entry on
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
