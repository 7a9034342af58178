import type { Database } from '../../src/foundation/database/connect.ts';
import type { CallResponse } from '../http.ts';
import type { PlatformCalls } from '../platformCalls.ts';
import type { Player, PlaySession } from '../player.ts';
import type { Tally } from '../retryUntilAnswered.ts';

/** A deposit, withdrawal or correction on the platform. */
export interface Named {
  readonly id: string;
  readonly reference: string;
}

/** What a wallet's steps need. */
export interface StepContext {
  readonly calls: PlatformCalls;
  readonly database: Database;
  readonly tally: Tally;
  readonly player: Player;
  /** The player's play sessions, by number; steps open more. */
  readonly sessions: PlaySession[];
  /** The cookies of the operators' consoles, by number. */
  readonly consoles: readonly string[];
  /** The platform's ids of deposits, withdrawals and corrections, by key. */
  readonly named: Map<string, Named>;
}

/** When a call's first response is no longer awaited. */
export const CUT_AFTER_MS = 8;

export const codeOf = ({ body }: CallResponse): string | null => (body.success === true ? null : String(body.code));
// The envelope's value in a successful response.
export const valueIn = ({ body }: CallResponse) => (body.value ?? {}) as Record<string, unknown>;

/** How the two differ, as a sentence; null if they do not. */
export function compare(answered: unknown, expected: unknown): string | null {
  const [a, b] = [JSON.stringify(answered), JSON.stringify(expected)];
  return a === b ? null : `answered ${a}, and should be ${b}`;
}

/** What an earlier step created. @throws Error if none did */
export function namedBy({ named }: Pick<StepContext, 'named'>, key: string): Named {
  const known = named.get(key);
  if (!known) throw new Error(`${key} was never made`);
  return known;
}

/**
 * Remembers what a call created under its key, and compares its responses with that: all of them, even much later ones,
 * must name the same.
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
