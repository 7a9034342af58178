import { createHmac, randomInt } from 'node:crypto';
import { type CodePurpose, type CodeTarget, textOf } from './codeTarget.ts';

/** What a code is bound to. */
export interface CodeBinding {
  readonly purpose: CodePurpose;
  readonly target: CodeTarget;
  /** The market's code. */
  readonly market: string;
  /**
   * What it is good for alone, besides: a ticket, a member. Whoever else asks for a code to the same target has
   * another.
   */
  readonly boundTo?: string;
}

const DIGITS = 6;

export const newCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** `key`: 32 bytes in hex, kept outside the database: six digits alone would be found by trying. */
export const hashOfCode = (key: string, binding: CodeBinding, code: string): Buffer =>
  keyed(key, [
    'code',
    binding.purpose,
    binding.market,
    binding.target.channel,
    textOf(binding.target),
    ...bound(binding),
    code,
  ]);

export const hashOfTarget = (
  key: string,
  { market, target, ...binding }: Pick<CodeBinding, 'market' | 'target' | 'boundTo'>,
): Buffer => keyed(key, ['target', market, target.channel, textOf(target), ...bound(binding)]);

const bound = ({ boundTo }: Pick<CodeBinding, 'boundTo'>): string[] => (boundTo === undefined ? [] : [boundTo]);

/** As JSON, so that no two lists of parts are one text. */
function keyed(key: string, parts: readonly string[]): Buffer {
  return createHmac('sha256', Buffer.from(key, 'hex')).update(JSON.stringify(parts)).digest();
}
