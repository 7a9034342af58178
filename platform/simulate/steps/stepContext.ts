import type { Database } from '../../src/foundation/database/connect.ts';
import type { CallResponse } from '../http.ts';
import type { PlatformCalls } from '../platformCalls.ts';
import type { Player, PlaySession } from '../player.ts';
import type { Tally } from '../retryUntilAnswered.ts';

/** A deposit, withdrawal or correction at the platform. */
export interface Named {
  readonly id: string;
  readonly reference: string;
}

/** What a wallet's steps are performed with. */
export interface StepContext {
  readonly calls: PlatformCalls;
  readonly database: Database;
  readonly tally: Tally;
  readonly player: Player;
  /** The player's play sessions, by their number; steps open more. */
  readonly sessions: PlaySession[];
  /** The cookies of the operators' consoles, by their number. */
  readonly consoles: readonly string[];
  /** What the platform calls deposits, withdrawals and corrections, by their keys. */
  readonly named: Map<string, Named>;
}

/** Where a call's first answer is not waited for. */
export const CUT_AFTER_MS = 8;

export const codeOf = ({ body }: CallResponse): string | null => (body.success === true ? null : String(body.code));
// What the envelope of an answer that succeeded holds.
export const valueIn = ({ body }: CallResponse) => (body.value ?? {}) as Record<string, unknown>;

/** How the two differ, as a sentence; null when they do not. */
export function compare(answered: unknown, expected: unknown): string | null {
  const [a, b] = [JSON.stringify(answered), JSON.stringify(expected)];
  return a === b ? null : `answered ${a}, and should be ${b}`;
}

/** What a step named before. @throws Error where none did */
export function namedBy({ named }: Pick<StepContext, 'named'>, key: string): Named {
  const known = named.get(key);
  if (!known) throw new Error(`${key} was never made`);
  return known;
}

/**
 * Notes what a call made under its key, and says how its answers differ from it: all of them, also much later, name one
 * and the same.
 */
export function createdOnce(
  { named }: Pick<StepContext, 'named'>,
  key: string,
  all: readonly { readonly answer: CallResponse }[],
  wanted: { readonly amount: number; readonly state: string },
): string | null {
  for (const { answer } of all) {
    const { id, reference, amount, state } = valueIn(answer);
    const made = { id: String(id), reference: String(reference) };
    const wrong = compare({ ...made, amount, state }, { ...(named.get(key) ?? made), ...wanted });
    if (wrong !== null) return wrong;
    named.set(key, made);
  }
  return null;
}
