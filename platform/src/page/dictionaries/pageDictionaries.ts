import type { Language } from '@unisite/shared/contract';
import type { Dictionary } from '../../foundation/http/dictionaryCoding.ts';
import type { Log } from '../../foundation/log/log.ts';
import type { DictionaryStore } from './dictionaryStore.ts';

/** A dictionary by which the home page is longer than this has had its day, bytes. */
const LONGEST = 4_000;
/** However long: each new one is a page more to load for every browser. */
const RENEWED_EVERY_MS = 6 * 3_600_000;
/** Where there is none yet, and the page could not be rendered. */
const TRIED_EVERY_MS = 10_000;

/** Whose pages a dictionary is for, and where their site was asked for. */
export interface PageKind {
  readonly market: string;
  readonly language: Language;
  /** As the request had them. */
  readonly host: string;
  readonly protocol: string;
}

interface Given {
  readonly store: DictionaryStore;
  readonly clock: () => Date;
  readonly log: Log;
  /** The home page as any guest gets it; null when it cannot be had as it is most of the time. */
  readonly askHomePage: (kind: PageKind) => Promise<string | null>;
}

/** The dictionaries of guests' pages: one for each market and language, and some older ones. */
export interface PageDictionaries {
  /** Where a browser gets the dictionary of such pages; null where there is none, or none is used. */
  addressFor(kind: PageKind | null): Promise<string | null>;
  /** A dictionary of a market's pages that a browser has, by its SHA-256. */
  find(market: string, sha256: string): Promise<Dictionary | null>;
  /** A home page was `bytes` long with a dictionary: one that does little is replaced. */
  measured(kind: PageKind, sha256: string, bytes: number): Promise<void>;
  /** Waits for those that are being made. */
  settled(): Promise<void>;
}

export const dictionaryFolder = '/dictionaries/';

export function pageDictionaries({ store, clock, log, askHomePage }: Given): PageDictionaries {
  const underWay = new Map<string, Promise<void>>();
  const tried = new Map<string, number>();

  async function make(kind: PageKind): Promise<void> {
    try {
      const page = await askHomePage(kind);
      if (page !== null) await store.keep(nameOf(kind), Buffer.from(page));
    } catch (error) {
      log.warn({ error, kind: nameOf(kind) }, 'a dictionary of pages was not made');
    }
  }

  /** Makes one in the background, unless one of the kind is being made or was tried a moment ago. */
  function begin(kind: PageKind): void {
    const name = nameOf(kind);
    const now = clock().getTime();
    if (underWay.has(name) || now - (tried.get(name) ?? 0) < TRIED_EVERY_MS) return;
    tried.set(name, now);
    underWay.set(
      name,
      make(kind).finally(() => underWay.delete(name)),
    );
  }

  const latestOf = async (kind: PageKind) => (await store.all()).find((kept) => kept.kind === nameOf(kind));

  return {
    async addressFor(kind) {
      if (!kind) return null;
      const latest = await latestOf(kind);
      if (latest) return dictionaryFolder + latest.name;
      begin(kind);
      return null;
    },
    async find(market, sha256) {
      const kept = (await store.all()).find((one) => one.sha256 === sha256);
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
