import { createHmac, randomInt } from 'node:crypto';
import { type CodePurpose, type CodeTarget, textOf } from './codeTarget.ts';

/** What a code is bound to. */
export interface CodeBinding {
  readonly purpose: CodePurpose;
  readonly target: CodeTarget;
  /** The market's code. */
  readonly market: string;
  /**
   * The only one who can use it: a browser (`askingBrowser`), a ticket or a member. Another requester of a code to the
   * same target gets a code with tries of its own.
   */
  readonly holder: string;
}

/** Digits of a code for a single requester. */
export const OWN_DIGITS = 6;
/** Digits of a code shared by all requesters of a target: many may try it, five times each. */
export const SHARED_DIGITS = 9;

export const newCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0');

/**
 * `key`: 32 bytes in hex, kept outside the database: six digits alone could be brute-forced. The requester is left out,
 * so that requesters can share a code.
 */
export const hashOfCode = (
  key: string,
  { purpose, market, target }: Pick<CodeBinding, 'purpose' | 'market' | 'target'>,
  code: string,
): Buffer => keyed(key, ['code', purpose, market, target.channel, textOf(target), code]);

export const hashOfTarget = (key: string, { market, target }: Pick<CodeBinding, 'market' | 'target'>): Buffer =>
  keyed(key, ['target', market, target.channel, textOf(target)]);

export const hashOfHolder = (key: string, { holder }: Pick<CodeBinding, 'holder'>): Buffer =>
  keyed(key, ['holder', holder]);

/** As JSON, so that different lists of parts never give the same text. */
function keyed(key: string, parts: readonly string[]): Buffer {
  return createHmac('sha256', Buffer.from(key, 'hex')).update(JSON.stringify(parts)).digest();
}
