import type { Language, Localized } from '@unisite/shared/contract';
import type { AppEntries, ServiceEntries } from '@unisite/shared/contract/operatorsMarketSettings';
import type { Queryable } from '../../foundation/database/connect.ts';

interface Article {
  readonly topic: string;
  readonly title: Localized;
  readonly sections: readonly { readonly title: Localized; readonly text: Localized }[];
}

/** Help articles in one language, optionally of one topic. */
export async function helpArticles(q: Queryable, language: Language, topic?: string) {
  const articles = await q.query<Article>(
    'SELECT topic, title, sections FROM help_article WHERE $1::text IS NULL OR topic = $1 ORDER BY position',
    [topic ?? null],
  );
  return articles.map((article) => ({
    topic: article.topic,
    title: article.title[language],
    sections: article.sections.map(({ title, text }) => ({ title: title[language], text: text[language] })),
  }));
}

export type ServiceEntry = ServiceEntries[number];

/** Customer-service entries of a market, in the operator's order. */
export const readServiceEntries = (q: Queryable, market: string): Promise<ServiceEntries> =>
  q.query<ServiceEntry>('SELECT type, title, path FROM service_entry WHERE market_code = $1 ORDER BY position', [
    market,
  ]);

/** Replaces a market's customer-service entries. */
export async function writeServiceEntries(q: Queryable, market: string, entries: ServiceEntries): Promise<void> {
  await q.query('DELETE FROM service_entry WHERE market_code = $1', [market]);
  await q.query(
    `INSERT INTO service_entry (market_code, position, type, title, path)
     SELECT $1, position, entry->>'type', entry->'title', entry->>'path'
     FROM jsonb_array_elements($2) WITH ORDINALITY AS given (entry, position)`,
    [market, JSON.stringify(entries)],
  );
}

/** A market's apps. */
export const readAppEntries = (q: Queryable, market: string): Promise<AppEntries> =>
  q.query<AppEntries[number]>(
    `SELECT type, label, url, qr_url AS "qrUrl" FROM app_resource WHERE market_code = $1 ORDER BY position`,
    [market],
  );

/** Replaces a market's apps. */
export async function writeAppEntries(q: Queryable, market: string, entries: AppEntries): Promise<void> {
  await q.query('DELETE FROM app_resource WHERE market_code = $1', [market]);
  await q.query(
    `INSERT INTO app_resource (market_code, position, type, label, url, qr_url)
     SELECT $1, position, entry->>'type', entry->>'label', entry->>'url', entry->>'qrUrl'
     FROM jsonb_array_elements($2) WITH ORDINALITY AS given (entry, position)`,
    [market, JSON.stringify(entries)],
  );
}
