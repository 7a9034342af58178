import type { Queryable } from '../../../foundation/database/connect.ts';
import { checkInvariantsSince } from '../checkInvariants.ts';
import type { InvariantViolation } from '../violations.ts';
import type { PublishedHeads } from './publishedHeads.ts';
import { sealLag } from './sealLag.ts';
import { type ChainHead, type ChainReport, chainHead, verifyChain } from './verifyChain.ts';

export const ledgerUsage = `The ledger of this site's money (DATABASE_URL, or the database in DATA_DIR; the site may be running):
  npm run ledger -- verify                 counts the chain of seals anew, checks every invariant and what stands beside the ledger
  npm run ledger -- verify --head HASH     and that the chain still holds a head that was noted earlier
  npm run ledger -- verify --since "POSITION HASH"
                                           the chain and the invariants of what came after a head, as "head" prints it
  npm run ledger -- head                   the last seal: its position and its hash, to be noted elsewhere
`;

/** Transfers that wait longer are missing from the chain: nobody seals, or something holds the seals back. */
const MOST_LAG_S = 300;
/** Faults listed one by one; of further ones only the number is given. */
const MOST_FAULTS = 20;

/** Whether the ledger is sound, or the command succeeded; and the output, one entry per line. */
export interface LedgerReport {
  readonly isIntact: boolean;
  readonly lines: readonly string[];
}

interface LedgerCommandInputs {
  /** One snapshot of the database. */
  readonly q: Queryable;
  readonly onProgress: (line: string) => void;
  /** Heads that the platform published; null if there are none. */
  readonly published: PublishedHeads | null;
  /** Violated invariants of all money. */
  readonly check: (q: Queryable, onProgress: (invariant: string) => void) => Promise<InvariantViolation[]>;
}

/** Runs `verify [--head HASH]` or `head`. */
export async function ledgerCommand(args: readonly string[], given: LedgerCommandInputs): Promise<LedgerReport> {
  const [command, option, noted, ...rest] = args;
  if (command === 'head' && option === undefined) return head(given.q);
  if (command !== 'verify' || rest.length > 0) return { isIntact: false, lines: [ledgerUsage.trimEnd()] };
  if (option === undefined) return verify(given, {});
  if (option === '--since' && noted !== undefined) {
    const [, position, hash] = /^(\d{1,18}) ([\da-f]{64})$/i.exec(noted) ?? [];
    if (position !== undefined && hash !== undefined)
      return verify(given, { since: { position, hash: hash.toLowerCase() } });
    return { isIntact: false, lines: ['Say position and hash in one, as "npm run ledger -- head" prints them.'] };
  }
  if (option !== '--head' || noted === undefined) return { isIntact: false, lines: [ledgerUsage.trimEnd()] };
  if (/^[\da-f]{64}$/i.test(noted)) return verify(given, { head: noted.toLowerCase() });
  return { isIntact: false, lines: ['A head is 64 hexadecimal digits, as "npm run ledger -- head" prints them.'] };
}

async function head(q: Queryable): Promise<LedgerReport> {
  const last = await chainHead(q);
  return last
    ? { isIntact: true, lines: [`${last.position} ${last.hash}`] }
    : { isIntact: true, lines: ['There is no seal yet.'] };
}

/** What to verify: everything, with a head that must be part of it, or what came after one. */
interface Scope {
  readonly head?: string;
  readonly since?: ChainHead;
}

async function verify({ q, onProgress, check, published }: LedgerCommandInputs, scope: Scope): Promise<LedgerReport> {
  const verdict = await verifyChain(q, {
    ...scope,
    ...(published ? { published: published.heads } : {}),
    onProgress: (checked, of) => onProgress(`${checked} of ${of} seals`),
  });
  const { since } = scope;
  const faults = since ? await checkInvariantsSince(q, since.position, onProgress) : await check(q, onProgress);
  const lag = await sealLag(q);
  const isLate = lag > MOST_LAG_S;
  const isForged = published !== null && published.forgedLine !== null;
  return {
    isIntact: verdict.state === 'whole' && !isLate && !isForged && faults.length === 0,
    lines: [
      ...chainLines(verdict, scope),
      ...headLines(published, verdict.state === 'whole' && !since),
      ...(isLate
        ? [
            `Transfers have waited for their seal for ${Math.round(lag / 60)} minutes: no platform is running, or a transaction that was left open holds them back.`,
          ]
        : []),
      ...faultLines(
        faults,
        since ? 'Every invariant of the ledger holds for what came after it.' : 'Every invariant holds.',
      ),
    ],
  };
}

function chainLines(verdict: ChainReport, { head, since }: Scope): string[] {
  if (verdict.state === 'broken') {
    const where = verdict.transfer === null ? '' : `, transfer ${verdict.transfer}`;
    return [`The chain breaks at seal ${verdict.position}${where}: ${verdict.why}.`];
  }
  const waiting = verdict.unsealed > 0 ? `; ${verdict.unsealed} newer ones wait for their seal` : '';
  const whole = since ? `whole after seal ${since.position}` : 'whole';
  return [
    `The chain is ${whole}: ${verdict.sealed} sealed transfers${waiting}.`,
    ...(verdict.head ? [`Head: ${verdict.head.position} ${verdict.head.hash}`] : []),
    ...(head === undefined ? [] : ['The head that was noted is in it.']),
  ];
}

/** `areIn`: whether each of them was looked up and found. */
function headLines(published: PublishedHeads | null, areIn: boolean): string[] {
  if (published === null) return ['No heads were published: that the end was cut off would not be seen.'];
  if (published.forgedLine !== null) {
    return [`Line ${published.forgedLine} of the published heads was not written with their key.`];
  }
  return areIn ? [`The ${published.heads.size} heads that were published are in it.`] : [];
}

function faultLines(faults: readonly InvariantViolation[], none: string): string[] {
  if (faults.length === 0) return [none];
  const shown = faults.slice(0, MOST_FAULTS).map(({ invariant, where }) => `Broken: ${invariant} (${where}).`);
  return faults.length > MOST_FAULTS ? [...shown, `… and ${faults.length - MOST_FAULTS} more.`] : shown;
}
