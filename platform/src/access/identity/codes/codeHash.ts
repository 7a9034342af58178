import { createHmac, randomInt } from 'node:crypto';
import { type CodePurpose, type CodeTarget, textOf } from './codeTarget.ts';

/** What a code is bound to. */
export interface CodeBinding {
  readonly purpose: CodePurpose;
  readonly target: CodeTarget;
  /** The market's code. */
  readonly market: string;
  /**
   * Who alone can use it: a browser (`askingBrowser`), a ticket, a member. Whoever else asks for a code to the same
   * target has another, with tries of its own.
   */
  readonly holder: string;
}

/** Digits of a code that one asker has alone. */
export const OWN_DIGITS = 6;
/** Digits of a code that everybody who asks for a target shares: many may try it, five times each. */
export const SHARED_DIGITS = 9;

export const newCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0');

/**
 * `key`: 32 bytes in hex, kept outside the database: six digits alone would be found by trying. Who asked is not in it,
 * so that askers can share a code.
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

/** As JSON, so that no two lists of parts are one text. */
function keyed(key: string, parts: readonly string[]): Buffer {
  return createHmac('sha256', Buffer.from(key, 'hex')).update(JSON.stringify(parts)).digest();
}
