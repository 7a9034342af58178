import { createHash } from 'node:crypto';
import type { Queryable } from '../../foundation/database/connect.ts';

/** The chain's last seal. */
export interface ChainHead {
  readonly position: string;
  /** Hex. */
  readonly hash: string;
}

interface ChainOptions {
  /** A head that was noted earlier, in hex: the chain has to hold it still. */
  readonly head?: string | undefined;
  /** Heads that were published: hashes in hex by position. Each has to stand where it stood. */
  readonly published?: ReadonlyMap<string, string>;
  readonly onProgress?: (checked: number, of: number) => void;
}

export type ChainReport =
  | { readonly state: 'whole'; readonly sealed: number; readonly unsealed: number; readonly head: ChainHead | null }
  | { readonly state: 'broken'; readonly position: string; readonly transfer: string | null; readonly why: string };

const BATCH = 5_000;

/**
 * A transfer with its postings as the text that is sealed. Said here once more, besides the function that seals:
 * whoever changes that function does not change what is checked.
 */
const content = `jsonb_build_array(t.id, t.idem, t.kind, (extract(epoch FROM t.at) * 1000000)::bigint, t.subject, t.reference,
  f.account_id, fa.kind, fa.owner, fa.currency, f.amount, f.balance_after,
  g.account_id, ga.kind, ga.owner, ga.currency, g.amount, g.balance_after)::text`;

const links = `SELECT s.position, s.transfer_id AS "transferId", encode(s.hash, 'hex') AS hash, t.id IS NOT NULL AS known, ${content} AS content
  FROM ledger_seal s LEFT JOIN transfer t ON t.id = s.transfer_id
  LEFT JOIN posting f ON f.transfer_id = t.id AND f.side = 0 LEFT JOIN account fa ON fa.id = f.account_id
  LEFT JOIN posting g ON g.transfer_id = t.id AND g.side = 1 LEFT JOIN account ga ON ga.id = g.account_id
  WHERE s.position > $1 ORDER BY s.position LIMIT ${BATCH}`;

/** The last seal; null while there is none. */
export async function chainHead(q: Queryable): Promise<ChainHead | null> {
  const [row] = await q.query<ChainHead>(
    `SELECT position, encode(hash, 'hex') AS hash FROM ledger_seal ORDER BY position DESC LIMIT 1`,
  );
  return row ?? null;
}

/** Recomputes the chain from its first seal and stops at the first mismatch. Needs one snapshot (repeatable read). */
export async function verifyChain(
  q: Queryable,
  { head, published = new Map(), onProgress = () => undefined }: ChainOptions = {},
): Promise<ChainReport> {
  const last = await chainHead(q);
  let previous: Buffer = Buffer.alloc(32);
  let position = 0n;
  let found = head === undefined;
  for (;;) {
    const rows = await q.query<{
      position: string;
      transferId: string;
      hash: string;
      known: boolean;
      content: string;
    }>(links, [position]);
    for (const row of rows) {
      const broken = (why: string): ChainReport => ({
        state: 'broken',
        position: row.position,
        transfer: row.transferId,
        why,
      });
      position += 1n;
      if (BigInt(row.position) !== position) return broken(`seal ${position} before it is gone`);
      if (!row.known) return broken('the transfer is gone');
      previous = createHash('sha256').update(previous).update(row.content).digest();
      if (previous.toString('hex') !== row.hash)
        return broken('the transfer, or the seal on it, is not what was sealed');
      if (row.hash === head) found = true;
      if (wasOther(row, published))
        return broken('a head was published for this seal, and it is another: what was sealed before it was rewritten');
    }
    onProgress(Number(position), Number(last?.position ?? 0));
    if (rows.length < BATCH) break;
  }
  const [skipped] = await q.query<{ id: string }>(
    `SELECT t.id FROM transfer t, ledger_sealing g
     WHERE t.id <= g.sealed_to AND NOT EXISTS (SELECT FROM ledger_seal s WHERE s.transfer_id = t.id) ORDER BY t.id LIMIT 1`,
  );
  if (skipped) {
    return {
      state: 'broken',
      position: String(position),
      transfer: skipped.id,
      why: 'the transfer has no seal, and those written after it do',
    };
  }
  const isCutOff = cutOff(position, published);
  if (isCutOff) return isCutOff;
  if (!found) {
    return {
      state: 'broken',
      position: String(position),
      transfer: null,
      why: 'the chain does not hold the head that was asked for: what was sealed then was rewritten',
    };
  }
  const [rest] = await q.query<{ unsealed: number }>(
    `SELECT count(*)::int AS unsealed FROM transfer t, ledger_sealing g
     WHERE t.id > g.sealed_to AND NOT EXISTS (SELECT FROM ledger_seal s WHERE s.transfer_id = t.id)`,
  );
  return { state: 'whole', sealed: Number(position), unsealed: rest?.unsealed ?? 0, head: last };
}

/** Whether another head was published for the seal than it has. */
function wasOther({ position, hash }: ChainHead, published: ReadonlyMap<string, string>): boolean {
  const was = published.get(position);
  return was !== undefined && was !== hash;
}

/** The break where a head was published for a seal behind the last one there is. */
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
