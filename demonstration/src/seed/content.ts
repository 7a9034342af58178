import type { Queryable } from '@unisite/platform/database';
import type { Localized } from '@unisite/shared/contract';
import { games } from '../art/catalogue.ts';
import { announcementTexts, upcomingTexts } from './content/announcements.ts';
import { helpTexts } from './content/help.ts';
import { promotionTexts } from './content/promotions/promotions.ts';
import type { PromotionText } from './content/promotions/promotionText.ts';
import { appTexts, networkTexts, restrictedTexts, serviceTexts } from './content/service.ts';

const hour = 3_600_000;
const day = 24 * hour;
const everywhere = ['VN', 'INT'];

/**
 * Three games of the promotion's shelf that no other promotion shows (`elsewhere`): hot and leading ones first, from
 * different studios if possible.
 */
function tilesOf({ shelf, scene }: PromotionText, elsewhere: ReadonlySet<string>): string[] {
  const shown = games
    .filter((game) => game.category === shelf && !game.maintenance && !elsewhere.has(game.id))
    .filter((game) => scene === undefined || game.variant === scene)
    .toSorted((one, other) => Number(other.hot) - Number(one.hot) || Number(other.leads) - Number(one.leads));
  const apart = shown.filter((game, place) => shown.findIndex((other) => other.vendor === game.vendor) === place);
  return [...new Set([...apart, ...shown])].slice(0, 3).map((game) => game.id);
}

async function seedPromotions(q: Queryable, today: Date): Promise<void> {
  const fanned = new Set<string>();
  for (const [position, promotion] of promotionTexts.entries()) {
    const tiles = tilesOf(promotion, fanned);
    if (promotion.hero) for (const id of tiles) fanned.add(id);
    await q.query(
      `INSERT INTO promotion (id, markets, kind, title, summary, highlight, terms, banner, tiles, leads_to, hero, starts_at, ends_at, position, offer)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [
        promotion.id,
        promotion.markets ?? everywhere,
        promotion.kind,
        JSON.stringify(promotion.title),
        JSON.stringify(promotion.summary),
        promotion.highlight && JSON.stringify(promotion.highlight),
        JSON.stringify(promotion.terms),
        promotion.banner,
        tiles,
        promotion.leadsTo,
        promotion.hero,
        new Date(today.getTime() - promotion.began * day),
        promotion.ends === null ? null : new Date(today.getTime() + (promotion.ends + 1) * day - 1_000),
        position,
        promotion.offer ? JSON.stringify(promotion.offer) : null,
      ],
    );
  }
}

async function seedAnnouncements(q: Queryable, now: Date, today: Date): Promise<void> {
  // Noon, so that the date is the same in nearby time zones.
  const tomorrow = new Date(today.getTime() + day + 12 * hour).toISOString();
  const dayText = `${tomorrow.slice(8, 10)}/${tomorrow.slice(5, 7)}`;
  const dated = ({ vi, en }: Localized): Localized => ({
    vi: vi.replaceAll('{day}', dayText),
    en: en.replaceAll('{day}', dayText),
  });
  for (const { type, ago, pinned = false, lottery = false, title, content } of announcementTexts.toReversed())
    await q.query(
      'INSERT INTO announcement (markets, type, title, content, published_at, pinned) VALUES ($1, $2, $3, $4, $5, $6)',
      [
        lottery ? ['VN'] : everywhere,
        type,
        JSON.stringify(title),
        JSON.stringify(dated(content)),
        new Date(now.getTime() - ago * hour),
        pinned,
      ],
    );
}

async function seedUpcoming(q: Queryable, now: Date): Promise<void> {
  const at = (hours: number | null) => (hours === null ? null : new Date(now.getTime() + hours * hour));
  for (const { type, from, until, title, content } of upcomingTexts)
    await q.query(
      `INSERT INTO announcement (markets, type, title, content, published_at, ends_at, state)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        everywhere,
        type,
        JSON.stringify(title),
        JSON.stringify(content),
        at(from),
        at(until),
        from === null ? 'draft' : 'published',
      ],
    );
}

async function seedService(q: Queryable): Promise<void> {
  for (const market of everywhere)
    for (const [position, entry] of serviceTexts.entries())
      await q.query(
        'INSERT INTO service_entry (market_code, position, type, title, path) VALUES ($1, $2, $3, $4, $5)',
        [market, position, entry.type, JSON.stringify(entry.title), entry.path],
      );
  for (const [position, app] of appTexts.entries())
    await q.query(
      `INSERT INTO app_resource (market_code, type, label, url, qr_url, position) VALUES ('VN', $1, $2, $3, $3, $4)`,
      [app.type, app.label, app.url, position],
    );
  for (const { network, country } of networkTexts)
    await q.query('INSERT INTO network_country (network, country) VALUES ($1, $2)', [network, country]);
  for (const country of restrictedTexts)
    await q.query('INSERT INTO restricted_country (market_code, country) SELECT code, $1 FROM market', [country]);
}

/** Seeds promotions, announcements, help, customer-service entries, apps and networks. Returns how many texts. */
export async function seedContent(q: Queryable, now: Date, today: Date): Promise<number> {
  await seedPromotions(q, today);
  await seedAnnouncements(q, now, today);
  await seedUpcoming(q, now);
  for (const [position, article] of helpTexts.entries())
    await q.query('INSERT INTO help_article (topic, title, sections, position) VALUES ($1, $2, $3, $4)', [
      article.topic,
      JSON.stringify(article.title),
      JSON.stringify(article.sections),
      position,
    ]);
  await seedService(q);
  return promotionTexts.length + announcementTexts.length + helpTexts.length;
}
