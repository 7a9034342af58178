import type { Database } from '../../src/foundation/database/connect.ts';
import type { CallResponse } from '../http.ts';
import type { PlatformCalls } from '../platformCalls.ts';
import type { Player, PlaySession } from '../player.ts';
import type { Tally } from '../retryUntilAnswered.ts';

/** What a wallet's steps are performed with. */
export interface StepContext {
  readonly calls: PlatformCalls;
  readonly database: Database;
  readonly tally: Tally;
  readonly player: Player;
  /** The player's play sessions, by their number; steps open more. */
  readonly sessions: PlaySession[];
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
