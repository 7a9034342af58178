import type { Language } from '@unisite/shared/contract';
import type { Dictionary } from '../../../foundation/http/dictionaryCoding.ts';
import type { Log } from '../../../foundation/log/log.ts';
import type { DictionaryStore, KeptDictionary } from './dictionaryStore.ts';

/** A dictionary is outdated once the home page compressed with it is longer than this, bytes. */
const LONGEST = 4_000;
/** Minimum interval, as every browser has to load each new one. */
const RENEWED_EVERY_MS = 6 * 3_600_000;
const TRIED_EVERY_MS = 10_000;
/** After this many pages with skeletons one is accepted as it is: some remotes are never rendered. */
const MOST_TRIES = 6;

/** The pages a dictionary is for, and the origin that was requested. */
export interface PageKind {
  readonly market: string;
  readonly language: Language;
  /** As in the request. */
  readonly host: string;
  readonly protocol: string;
}

export interface HomePage {
  readonly text: string;
  /** False when parts of it are left to the browser; they may be rendered next time. */
  readonly isWhole: boolean;
}

interface Given {
  readonly store: DictionaryStore;
  readonly clock: () => Date;
  readonly log: Log;
  /** The home page as any guest gets it; null when it is unavailable. */
  readonly askHomePage: (kind: PageKind) => Promise<HomePage | null>;
}

/** Dictionaries of guests' pages: one per market and language, and some older ones. */
export interface PageDictionaries {
  /** Address of the dictionary for such pages; null when there is none, or none is used. */
  addressFor(kind: PageKind | null): Promise<string | null>;
  /** A dictionary of a market's pages that a browser holds, by its SHA-256. */
  find(market: string, sha256: string): Promise<Dictionary | null>;
  /** Reports the compressed size of a home page; a dictionary that saves too little is replaced. */
  measured(kind: PageKind, sha256: string, bytes: number): Promise<void>;
  /** Waits for those being made. */
  settled(): Promise<void>;
}

export const dictionaryFolder = '/dictionaries/';

export function pageDictionaries({ store, clock, log, askHomePage }: Given): PageDictionaries {
  const underWay = new Map<string, Promise<void>>();
  const tried = new Map<string, { at: number; times: number }>();

  async function make(kind: PageKind, isLastTry: boolean): Promise<void> {
    try {
      const page = await askHomePage(kind);
      if (!page || !(page.isWhole || isLastTry)) return;
      await store.keep(nameOf(kind), Buffer.from(page.text));
      tried.delete(nameOf(kind));
    } catch (error) {
      log.warn({ error, kind: nameOf(kind) }, 'a dictionary of pages was not made');
    }
  }

  /** Builds one in the background, unless one of the kind is being built or was attempted a moment ago. */
  function begin(kind: PageKind): void {
    const name = nameOf(kind);
    const now = clock().getTime();
    const { at, times } = tried.get(name) ?? { at: 0, times: 0 };
    if (underWay.has(name) || now - at < TRIED_EVERY_MS) return;
    tried.set(name, { at: now, times: times + 1 });
    underWay.set(
      name,
      make(kind, times + 1 >= MOST_TRIES).finally(() => underWay.delete(name)),
    );
  }

  /** Available dictionaries; pages are served without one, too. */
  async function keptOnes(): Promise<readonly KeptDictionary[]> {
    try {
      return await store.all();
    } catch (error) {
      log.warn({ error }, 'the dictionaries of pages cannot be read');
      return [];
    }
  }
  const latestOf = async (kind: PageKind) => (await keptOnes()).find((kept) => kept.kind === nameOf(kind));

  return {
    async addressFor(kind) {
      if (!kind) return null;
      const latest = await latestOf(kind);
      if (latest) return dictionaryFolder + latest.name;
      begin(kind);
      return null;
    },
    async find(market, sha256) {
      const kept = (await keptOnes()).find((one) => one.sha256 === sha256);
      return kept && marketOf(kept.kind) === market ? kept : null;
    },
    async measured(kind, sha256, bytes) {
      if (bytes <= LONGEST) return;
      const latest = await latestOf(kind);
      if (latest?.sha256 === sha256 && clock().getTime() - latest.since >= RENEWED_EVERY_MS) begin(kind);
    },
    async settled() {
      await Promise.all(underWay.values());
    },
  };
}

const nameOf = ({ market, language }: PageKind): string => `${market}-${language}`;
const marketOf = (name: string): string => name.slice(0, name.lastIndexOf('-'));
