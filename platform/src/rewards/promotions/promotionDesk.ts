import { type Hundredths, toWire } from '@unisite/shared/contract';
import type { DeskPromotion, PromotionDraft } from '@unisite/shared/contract/operatorsPromotions';
import type { Queryable } from '../../foundation/database/connect.ts';
import { readMoney } from '../../money/ledger/index.ts';
import { hasSitePicture, isSitePicture, latestSitePictures } from '../../site/messages/index.ts';

/** Number of uploaded pictures to choose from, latest first. */
const UPLOADED = 30;

interface DraftRow extends Omit<PromotionDraft, 'from' | 'until'> {
  readonly id: string;
  readonly revision: number;
  readonly from: Date;
  readonly until: Date | null;
}

interface DeskRow extends DraftRow {
  readonly joined: number;
  readonly refused: number;
  readonly given: number;
  readonly held: Hundredths;
  readonly released: Hundredths;
  readonly returned: Hundredths;
}

const columns = `p.id, p.revision, p.markets, p.kind, p.title, p.summary, p.highlight, p.terms, p.banner,
  p.leads_to AS "leadsTo", p.starts_at AS "from", p.ends_at AS until, p.offer`;

/** All promotions for operators, running ones with an offer first, and the names of existing banners. */
export async function promotionDeskPage(
  q: Queryable,
  now: Date,
): Promise<{ readonly rows: DeskPromotion[]; readonly banners: string[] }> {
  const sumOf = (states: string) => `coalesce((SELECT sum(coalesce(b.closed_with, b.balance)) FROM bonuses.bonus b
    WHERE b.source = 'promotion/' || p.id AND b.state IN (${states})), 0)`;
  const rows = await readMoney<DeskRow>(
    q.query(
      `SELECT ${columns},
         (SELECT count(*)::int FROM promotion_join j WHERE j.promotion_id = p.id) AS joined,
         (SELECT count(*)::int FROM promotion_refusal r WHERE r.promotion_id = p.id) AS refused,
         (SELECT count(*)::int FROM bonuses.bonus b WHERE b.source = 'promotion/' || p.id)
           + (SELECT count(*)::int FROM promotion_gift f WHERE f.promotion_id = p.id) AS given,
         ${sumOf(`'waiting', 'running'`)} AS held, ${sumOf(`'released'`)} AS released,
         ${sumOf(`'expired', 'givenUp', 'takenBack'`)} AS returned
       FROM promotion p ORDER BY p.ends_at <= $1, p.offer IS NULL, p.starts_at DESC, p.id`,
      [now],
    ),
    { held: true, released: true, returned: true },
  );
  return {
    rows: rows.map((row) => ({
      id: row.id,
      revision: row.revision,
      draft: draftOf(row),
      state: stateOf(row, now),
      joined: row.joined,
      refused: row.refused,
      given: row.given,
      held: toWire(row.held),
      released: toWire(row.released),
      returned: toWire(row.returned),
    })),
    banners: [...new Set([...rows.map(({ banner }) => banner).toSorted(), ...(await latestSitePictures(q, UPLOADED))])],
  };
}

function stateOf({ from, until }: Pick<DraftRow, 'from' | 'until'>, now: Date): DeskPromotion['state'] {
  if (until && until <= now) return 'ended';
  return from > now ? 'scheduled' : 'running';
}

function draftOf({ id: _id, revision: _revision, from, until, ...row }: DraftRow): PromotionDraft {
  const { markets, kind, title, summary, highlight, terms, banner, leadsTo, offer } = row;
  return {
    markets,
    kind,
    title,
    summary,
    highlight,
    terms,
    banner,
    leadsTo,
    offer,
    from: from.toISOString(),
    until: until?.toISOString() ?? null,
  };
}

export interface LockedPromotion {
  readonly revision: number;
  readonly draft: PromotionDraft;
}

/** Locks a promotion until the transaction ends; null when there is none. */
export async function lockPromotion(q: Queryable, id: string): Promise<LockedPromotion | null> {
  const [row] = await q.query<DraftRow>(`SELECT ${columns} FROM promotion p WHERE p.id = $1 FOR NO KEY UPDATE`, [id]);
  return row ? { revision: row.revision, draft: draftOf(row) } : null;
}

/** Whether a banner of this name exists. */
export async function hasBanner(q: Queryable, banner: string): Promise<boolean> {
  if (isSitePicture(banner)) return hasSitePicture(q, banner);
  const found = await q.query('SELECT FROM promotion WHERE banner = $1 LIMIT 1', [banner]);
  return found.length > 0;
}

/** Writes a draft as a new promotion, last in order, or as the next revision of a locked one. Returns the revision. */
export async function writePromotion(q: Queryable, id: string, draft: PromotionDraft): Promise<number> {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  const [row] = await q.query<{ revision: number }>(
    `INSERT INTO promotion AS p (id, markets, kind, title, summary, highlight, terms, banner, leads_to, starts_at, ends_at, position, offer)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, (SELECT coalesce(max(position), 0) + 1 FROM promotion), $12)
     ON CONFLICT (id) DO UPDATE SET markets = excluded.markets, kind = excluded.kind, title = excluded.title,
       summary = excluded.summary, highlight = excluded.highlight, terms = excluded.terms, banner = excluded.banner,
       leads_to = excluded.leads_to, starts_at = excluded.starts_at, ends_at = excluded.ends_at, offer = excluded.offer,
       revision = p.revision + 1
     RETURNING p.revision`,
    [
      id,
      draft.markets,
      draft.kind,
      json(draft.title),
      json(draft.summary),
      json(draft.highlight),
      json(draft.terms),
      draft.banner,
      draft.leadsTo,
      draft.from,
      draft.until,
      json(draft.offer),
    ],
  );
  if (!row) throw new Error('a promotion was not written');
  return row.revision;
}

/** Ends a locked promotion. Returns the revision. */
export async function endPromotionAt(q: Queryable, id: string, at: Date): Promise<number> {
  const [row] = await q.query<{ revision: number }>(
    'UPDATE promotion SET ends_at = greatest($2, starts_at), revision = revision + 1 WHERE id = $1 RETURNING revision',
    [id, at],
  );
  if (!row) throw new Error('a promotion was not ended');
  return row.revision;
}

/** Whether a current or upcoming promotion is limited to members with one of these labels. */
export async function isOfferedByLabel(q: Queryable, labels: readonly string[], now: Date): Promise<boolean> {
  const found = await q.query(
    `SELECT FROM promotion WHERE offer -> 'labels' ?| $1::text[] AND (ends_at IS NULL OR ends_at > $2) LIMIT 1`,
    [labels, now],
  );
  return found.length > 0;
}
