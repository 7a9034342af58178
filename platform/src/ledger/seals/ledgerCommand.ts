import type { Queryable } from '../../foundation/database/connect.ts';
import type { InvariantViolation } from '../violations.ts';
import type { PublishedHeads } from './publishedHeads.ts';
import { sealLag } from './sealLag.ts';
import { chainHead, verifyChain } from './verifyChain.ts';

export const ledgerUsage = `The ledger of this site's money (DATABASE_URL, or the database in DATA_DIR; the site may be running):
  npm run ledger -- verify                 counts the chain of seals anew, checks every invariant and what stands beside the ledger
  npm run ledger -- verify --head HASH     and that the chain still holds a head that was noted earlier
  npm run ledger -- head                   the last seal: its position and its hash, to be noted elsewhere
`;

/** Transfers that wait longer are outside of the chain: nobody seals, or something holds the seals back. */
const MOST_LAG_S = 300;

/** Whether the ledger is sound, or the command could be followed; and what to say, a line each. */
export interface LedgerReport {
  readonly isIntact: boolean;
  readonly lines: readonly string[];
}

interface LedgerCommandInputs {
  /** One snapshot of the database. */
  readonly q: Queryable;
  readonly onProgress: (line: string) => void;
  /** Heads that the platform published; null where there are none. */
  readonly published: PublishedHeads | null;
  /** What does not add up, of all money. */
  readonly check: (q: Queryable, onProgress: (invariant: string) => void) => Promise<InvariantViolation[]>;
}

/** Follows `verify [--head HASH]` or `head`. */
export async function ledgerCommand(args: readonly string[], given: LedgerCommandInputs): Promise<LedgerReport> {
  const [command, option, noted, ...rest] = args;
  if (command === 'head' && option === undefined) return head(given.q);
  const wantsHead = option === '--head' && noted !== undefined;
  if (command !== 'verify' || rest.length > 0 || (option !== undefined && !wantsHead)) {
    return { isIntact: false, lines: [ledgerUsage.trimEnd()] };
  }
  if (noted !== undefined && !/^[\da-f]{64}$/i.test(noted)) {
    return { isIntact: false, lines: ['A head is 64 hexadecimal digits, as "npm run ledger -- head" prints them.'] };
  }
  return verify(given, noted?.toLowerCase());
}

async function head(q: Queryable): Promise<LedgerReport> {
  const last = await chainHead(q);
  return last
    ? { isIntact: true, lines: [`${last.position} ${last.hash}`] }
    : { isIntact: true, lines: ['There is no seal yet.'] };
}

async function verify(
  { q, onProgress, check, published }: LedgerCommandInputs,
  noted: string | undefined,
): Promise<LedgerReport> {
  const verdict = await verifyChain(q, {
    head: noted,
    ...(published ? { published: published.heads } : {}),
    onProgress: (checked, of) => onProgress(`${checked} of ${of} seals`),
  });
  const faults = await check(q, onProgress);
  const lines: string[] = [];
  if (verdict.state === 'broken') {
    const where = verdict.transfer === null ? '' : `, transfer ${verdict.transfer}`;
    lines.push(`The chain breaks at seal ${verdict.position}${where}: ${verdict.why}.`);
  } else {
    const waiting = verdict.unsealed > 0 ? `; ${verdict.unsealed} newer ones wait for their seal` : '';
    lines.push(`The chain is whole: ${verdict.sealed} sealed transfers${waiting}.`);
    if (verdict.head) lines.push(`Head: ${verdict.head.position} ${verdict.head.hash}`);
    if (noted !== undefined) lines.push('The head that was noted is in it.');
  }
  const forgedLine = published?.forgedLine ?? null;
  if (forgedLine !== null) lines.push(`Line ${forgedLine} of the published heads was not written with their key.`);
  else if (published === null) lines.push('No heads were published: that the end was cut off would not be seen.');
  else if (verdict.state === 'whole') lines.push(`The ${published.heads.size} heads that were published are in it.`);
  const lag = await sealLag(q);
  const isLate = lag > MOST_LAG_S;
  if (isLate) {
    lines.push(
      `Transfers have waited for their seal for ${Math.round(lag / 60)} minutes: no platform is running, or a transaction that was left open holds them back.`,
    );
  }
  if (faults.length === 0) lines.push('Every invariant holds.');
  const shown = 20;
  for (const { invariant, where } of faults.slice(0, shown)) lines.push(`Broken: ${invariant} (${where}).`);
  if (faults.length > shown) lines.push(`… and ${faults.length - shown} more.`);
  return { isIntact: verdict.state === 'whole' && !isLate && forgedLine === null && faults.length === 0, lines };
}
