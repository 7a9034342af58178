import type { Language, Localized } from '@unisite/shared/contract';
import type { Queryable } from '../foundation/database/connect.ts';

interface Article {
  readonly topic: string;
  readonly title: Localized;
  readonly sections: readonly { readonly title: Localized; readonly text: Localized }[];
}

/** The help articles in one language, all or those of one topic. */
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

export interface ServiceEntry {
  readonly type: string;
  readonly title: Localized;
  /** A page of this site or of another one, a `tel:` or a `mailto:`. */
  readonly path: string;
}

/** The ways to reach customer service in a market, in the operator's order. */
export const serviceEntries = (q: Queryable, market: string) =>
  q.query<ServiceEntry>('SELECT type, title, path FROM service_entry WHERE market_code = $1 ORDER BY position', [
    market,
  ]);

export interface AppResource {
  readonly resourceType: 'IOS' | 'ANDROID' | 'LITE';
  readonly label: string;
  /** Path on this site. */
  readonly url: string;
  /** Path on this site that the QR code leads to. */
  readonly qrUrl: string;
}

/** A market's apps. */
export const appResources = (q: Queryable, market: string): Promise<AppResource[]> =>
  q.query<AppResource>(
    `SELECT type AS "resourceType", label, url, qr_url AS "qrUrl" FROM app_resource WHERE market_code = $1 ORDER BY position`,
    [market],
  );
