import { isDeepStrictEqual } from 'node:util';
import type { Localized } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { initialTerms } from './data/terms.ts';
import type { TermsDraft } from './termsDraft.ts';

/** A version without its text. */
export interface TermsVersionRow {
  readonly version: number;
  readonly publishedAt: Date;
  readonly changed: Localized;
}

const columns = `version, published_at AS "publishedAt", jsonb_build_object('vi', changed_vi, 'en', changed_en) AS changed`;

/** Inserts the first version for markets without terms. */
export async function insertMarketTerms(q: Queryable): Promise<void> {
  const { text, changed } = initialTerms;
  await q.query(
    `INSERT INTO market_terms (market_code, version, published_at, text_vi, text_en, changed_vi, changed_en)
     SELECT m.code, 1, now(), $1, $2, $3, $4 FROM market m
     WHERE NOT EXISTS (SELECT FROM market_terms t WHERE t.market_code = m.code)`,
    [text.vi, text.en, changed.vi, changed.en],
  );
}

/** The versions of a market's terms, newest first. */
export const termsVersions = (q: Queryable, market: string): Promise<TermsVersionRow[]> =>
  q.query<TermsVersionRow>(`SELECT ${columns} FROM market_terms WHERE market_code = $1 ORDER BY version DESC`, [
    market,
  ]);

/** Text of a version; null: no such version. */
export async function termsText(q: Queryable, market: string, version: number): Promise<Localized | null> {
  const [row] = await q.query<Localized>(
    'SELECT text_vi AS vi, text_en AS en FROM market_terms WHERE market_code = $1 AND version = $2',
    [market, version],
  );
  return row ?? null;
}

/** What a market requires to register, play or deposit. */
export interface AgeRule {
  /** Years. */
  readonly minAge: number;
  /** The current version of the terms. */
  readonly terms: TermsVersionRow;
}

export async function ageRuleOf(q: Queryable, market: string): Promise<AgeRule> {
  const [row] = await q.query<TermsVersionRow & { minAge: number }>(
    `SELECT m.min_age AS "minAge", ${columns} FROM market m JOIN market_terms t ON t.market_code = m.code
     WHERE m.code = $1 ORDER BY version DESC LIMIT 1`,
    [market],
  );
  if (!row) throw new Error(`the market ${market} has no terms`);
  const { minAge, ...terms } = row;
  return { minAge, terms };
}

/**
 * Publishes the version after `after`, effective with this commit, and returns its number; null: the same call already
 * published it. Locks the market's row, so that two operators never publish the same version.
 *
 * @throws Refusal NOT_FOUND, SETTING_CHANGED when another version was published meanwhile
 */
export async function publishTerms(
  q: Queryable,
  now: Date,
  market: string,
  { after, text, changed }: TermsDraft & { readonly after: number },
): Promise<number | null> {
  const [held] = await q.query('SELECT FROM market WHERE code = $1 FOR NO KEY UPDATE', [market]);
  if (!held) throw new Refusal('NOT_FOUND');
  const { terms } = await ageRuleOf(q, market);
  if (terms.version === after + 1 && (await isPublished(q, market, terms, { text, changed }))) return null;
  if (terms.version !== after) throw new Refusal('SETTING_CHANGED');
  await q.query(
    `INSERT INTO market_terms (market_code, version, published_at, text_vi, text_en, changed_vi, changed_en)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [market, after + 1, now, text.vi, text.en, changed.vi, changed.en],
  );
  return after + 1;
}

const isPublished = async (q: Queryable, market: string, row: TermsVersionRow, draft: TermsDraft): Promise<boolean> =>
  isDeepStrictEqual({ text: await termsText(q, market, row.version), changed: row.changed }, draft);
