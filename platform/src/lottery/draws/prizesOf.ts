import { createHmac } from 'node:crypto';
import { drawFromSeed, type Form, type Prizes } from '@unisite/shared/lottery';

/** The prizes of one draw, from its seed alone: never from stakes. Anyone who has the seed gets the same numbers. */
export const prizesOf = (form: Form, seed: string, code: string, numero: string): Promise<Prizes> =>
  drawFromSeed(form, async (message) => createHmac('sha256', seed).update(message).digest(), `${code}/${numero}`);
