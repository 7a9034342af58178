import { createHmac } from 'node:crypto';
import { drawFromSeed, drawLabel, type Form, type Prizes } from '@unisite/shared/lottery';

/** Everything that determines the numbers of a draw. */
export interface DrawnFrom {
  readonly code: string;
  readonly numero: string;
  readonly seed: string;
  /** 64 hex digits; null for a draw that was never open. */
  readonly entropy: string | null;
}

/**
 * The prizes of one draw, from its seed and its entropy, never from stakes. Anyone who has both gets the same numbers.
 */
export const prizesOf = (form: Form, { code, numero, seed, entropy }: DrawnFrom): Promise<Prizes> =>
  drawFromSeed(
    form,
    async (message) => createHmac('sha256', seed).update(message).digest(),
    drawLabel(code, numero, entropy),
  );
