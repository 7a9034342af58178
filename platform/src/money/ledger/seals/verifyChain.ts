import { createHash } from 'node:crypto';
import type { Queryable } from '../../../foundation/database/connect.ts';

/** The chain's last seal. */
export interface ChainHead {
  readonly position: string;
  /** Hex. */
  readonly hash: string;
}

interface ChainOptions {
  /** A head noted earlier, in hex: the chain must still contain it. */
  readonly head?: string | undefined;
  /** A head up to which the chain was verified before: only what came after it is recomputed. */
  readonly since?: ChainHead | undefined;
  /** Published heads: hashes in hex by position. Each must still be at its position. */
  readonly published?: ReadonlyMap<string, string>;
  readonly onProgress?: (checked: number, of: number) => void;
}

export type ChainReport =
  | { readonly state: 'whole'; readonly sealed: number; readonly unsealed: number; readonly head: ChainHead | null }
  | { readonly state: 'broken'; readonly position: string; readonly transfer: string | null; readonly why: string };

const BATCH = 5_000;

/**
 * A transfer with its postings as the text that is sealed. Written here a second time, independently of the sealing
 * function, so that changing that function does not change what is checked.
 */
const content = `jsonb_build_array(t.id, t.idem, t.kind, (extract(epoch FROM t.at) * 1000000)::bigint, t.subject, t.reference,
  f.account_id, fa.kind, fa.owner, fa.currency, f.amount, f.balance_after,
  g.account_id, ga.kind, ga.owner, ga.currency, g.amount, g.balance_after)::text`;

const links = `SELECT s.position, s.transfer_id AS "transferId", encode(s.hash, 'hex') AS hash, t.id IS NOT NULL AS known, ${content} AS content
  FROM ledger_seal s LEFT JOIN transfer t ON t.id = s.transfer_id
  LEFT JOIN posting f ON f.transfer_id = t.id AND f.side = 0 LEFT JOIN account fa ON fa.id = f.account_id
  LEFT JOIN posting g ON g.transfer_id = t.id AND g.side = 1 LEFT JOIN account ga ON ga.id = g.account_id
  WHERE s.position > $1 ORDER BY s.position LIMIT ${BATCH}`;

/** The last seal; null if there is none. */
export async function chainHead(q: Queryable): Promise<ChainHead | null> {
  const [row] = await q.query<ChainHead>(
    `SELECT position, encode(hash, 'hex') AS hash FROM ledger_seal ORDER BY position DESC LIMIT 1`,
  );
  return row ?? null;
}

/**
 * Recomputes the chain, from its first seal or from `since`, and stops at the first mismatch. Needs one snapshot
 * (repeatable read).
 */
export async function verifyChain(
  q: Queryable,
  { head, since, published = new Map(), onProgress = () => undefined }: ChainOptions = {},
): Promise<ChainReport> {
  const last = await chainHead(q);
  const before = since && (await sealAt(q, since));
  if (since && !before) return notInIt(since.position);
  let link: Link = { position: BigInt(since?.position ?? 0), hash: Buffer.from(since?.hash ?? '00'.repeat(32), 'hex') };
  let found = head === undefined || head === since?.hash;
  for (;;) {
    const seals = await q.query<Seal>(links, [link.position]);
    for (const seal of seals) {
      link = { position: link.position + 1n, hash: sealed(link.hash, seal.content) };
      const why = breakOf(seal, link, published);
      if (why !== null) return { state: 'broken', position: seal.position, transfer: seal.transferId, why };
      found ||= seal.hash === head;
    }
    onProgress(Number(link.position), Number(last?.position ?? 0));
    if (seals.length < BATCH) break;
  }
  const wrong = (await passedBy(q, link.position, before?.transferId ?? null)) ?? cutOff(link.position, published);
  if (wrong) return wrong;
  if (!found) return notInIt(String(link.position));
  const [rest] = await q.query<{ unsealed: number }>(
    `SELECT count(*)::int AS unsealed FROM transfer t, ledger_sealing g
     WHERE t.id > g.sealed_to AND NOT EXISTS (SELECT FROM ledger_seal s WHERE s.transfer_id = t.id)`,
  );
  return { state: 'whole', sealed: Number(link.position), unsealed: rest?.unsealed ?? 0, head: last };
}

interface Seal extends ChainHead {
  readonly transferId: string;
  /** Whether the transfer exists. */
  readonly known: boolean;
  readonly content: string;
}

/** A seal as it should be. */
interface Link {
  readonly position: bigint;
  readonly hash: Buffer;
}

const sealed = (before: Buffer, content: string): Buffer =>
  createHash('sha256').update(before).update(content).digest();

/** How a seal differs from what it should be, as a sentence; null if it does not. */
function breakOf(seal: Seal, link: Link, published: ReadonlyMap<string, string>): string | null {
  if (BigInt(seal.position) !== link.position) return `seal ${link.position} before it is gone`;
  if (!seal.known) return 'the transfer is gone';
  if (link.hash.toString('hex') !== seal.hash) return 'the transfer, or the seal on it, is not what was sealed';
  const was = published.get(seal.position);
  return was === undefined || was === seal.hash
    ? null
    : 'a head was published for this seal, and it is another: what was sealed before it was rewritten';
}

/** The break where a transfer, after `before` if given, has no seal while later ones do. */
async function passedBy(q: Queryable, position: bigint, before: string | null): Promise<ChainReport | null> {
  const [skipped] = await q.query<{ id: string }>(
    `SELECT t.id FROM transfer t, ledger_sealing g
     WHERE t.id <= g.sealed_to AND ($1::bigint IS NULL OR t.id > $1)
       AND NOT EXISTS (SELECT FROM ledger_seal s WHERE s.transfer_id = t.id) ORDER BY t.id LIMIT 1`,
    [before],
  );
  if (!skipped) return null;
  const why = 'the transfer has no seal, and those written after it do';
  return { state: 'broken', position: String(position), transfer: skipped.id, why };
}

const notInIt = (position: string): ChainReport => ({
  state: 'broken',
  position,
  transfer: null,
  why: 'the chain does not hold the head that was asked for: what was sealed then was rewritten',
});

/** The seal of exactly this head; undefined if there is none. */
async function sealAt(q: Queryable, { position, hash }: ChainHead): Promise<{ transferId: string } | undefined> {
  const [seal] = await q.query<{ transferId: string }>(
    `SELECT transfer_id AS "transferId" FROM ledger_seal WHERE position = $1 AND hash = decode($2, 'hex')`,
    [position, hash],
  );
  return seal;
}

/** The break where a head was published for a position after the last seal. */
function cutOff(last: bigint, published: ReadonlyMap<string, string>): ChainReport | null {
  const lost = [...published.keys()].find((position) => BigInt(position) > last);
  if (lost === undefined) return null;
  return {
    state: 'broken',
    position: String(last),
    transfer: null,
    why: `the chain ends here, and the head of seal ${lost} was published: what came after was cut off`,
  };
}
