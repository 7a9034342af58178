import { createHmac, timingSafeEqual } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import type { ChainHead } from './verifyChain.ts';

/** Where heads of the chain are made known: somewhere that the database's owner cannot write to. */
export interface HeadPublisher {
  publish(head: ChainHead, at: Date): Promise<void>;
}

/**
 * Appends heads to a file, a line each: position, hash, time, and HMAC-SHA256 (RFC 2104) of these under `key`, which is
 * neither in the database nor in the file.
 */
export const headFile = (file: string, key: string): HeadPublisher => ({
  publish: (head, at) =>
    appendFile(file, `${signed(`${head.position} ${head.hash} ${at.toISOString()}`, key)}\n`, { mode: 0o600 }),
});

/** Hashes by position; and the number of the first line that was not written with this key, null when all were. */
export interface PublishedHeads {
  readonly heads: ReadonlyMap<string, string>;
  readonly forgedLine: number | null;
}

/** Reads what `headFile` wrote. A last line without its end was cut off while it was written, and counts for nothing. */
export function readHeads(text: string, key: string): PublishedHeads {
  const lines = text.split('\n').slice(0, -1);
  const forged = lines.findIndex((line) => !isSigned(line, key));
  const heads = lines.map((line): [string, string] => {
    const [position = '', hash = ''] = line.split(' ');
    return [position, hash];
  });
  return { heads: new Map(heads), forgedLine: forged < 0 ? null : forged + 1 };
}

const codeOf = (said: string, key: string): string =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(`ledger head ${said}`).digest('hex');
const signed = (said: string, key: string): string => `${said} ${codeOf(said, key)}`;

function isSigned(line: string, key: string): boolean {
  const end = line.lastIndexOf(' ');
  const [given, wanted] = [Buffer.from(line.slice(end + 1)), Buffer.from(codeOf(line.slice(0, end), key))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
