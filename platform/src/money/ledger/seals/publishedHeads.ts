import { createHmac, timingSafeEqual } from 'node:crypto';
import { appendFile, open } from 'node:fs/promises';
import type { ChainHead } from './verifyChain.ts';

/** Where heads of the chain are published: somewhere that the database's owner cannot write to. */
export interface HeadPublisher {
  publish(head: ChainHead, at: Date): Promise<void>;
}

/**
 * Appends heads to a file, one per line: position, hash, time, and HMAC-SHA256 (RFC 2104) of these under `key`, which
 * is neither in the database nor in the file. Rejects when the file cannot be written.
 */
export async function openHeadFile(file: string, key: string): Promise<HeadPublisher> {
  const handle = await open(file, 'a+', 0o600);
  try {
    // A line that was truncated while being written must not corrupt the next one.
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    if (size > 0 && buffer.toString() !== '\n') await handle.appendFile('\n');
  } finally {
    await handle.close();
  }
  return {
    publish: (head, at) =>
      appendFile(file, `${signed(`${head.position} ${head.hash} ${at.toISOString()}`, key)}\n`, { mode: 0o600 }),
  };
}

/** Hashes by position; and the number of the first line that was not written with this key, null if none. */
export interface PublishedHeads {
  readonly heads: ReadonlyMap<string, string>;
  readonly forgedLine: number | null;
}

const whole = /^(?<position>\d+) (?<hash>[\da-f]{64}) \S+ [\da-f]{64}$/;

/**
 * Reads the file of heads. A truncated line is ignored. Of two heads for one position the first counts: whoever cut the
 * chain off and let it grow anew published the second.
 */
export function readHeads(text: string, key: string): PublishedHeads {
  const heads = new Map<string, string>();
  let forgedLine: number | null = null;
  for (const [index, line] of text.split('\n').entries()) {
    const { position, hash } = whole.exec(line)?.groups ?? {};
    if (position === undefined || hash === undefined) continue;
    if (!isSigned(line, key)) forgedLine ??= index + 1;
    else if (!heads.has(position)) heads.set(position, hash);
  }
  return { heads, forgedLine };
}

const codeOf = (said: string, key: string): string =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(`ledger head ${said}`).digest('hex');
const signed = (said: string, key: string): string => `${said} ${codeOf(said, key)}`;

function isSigned(line: string, key: string): boolean {
  const end = line.lastIndexOf(' ');
  const [given, wanted] = [Buffer.from(line.slice(end + 1)), Buffer.from(codeOf(line.slice(0, end), key))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
