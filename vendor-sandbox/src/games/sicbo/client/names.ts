import { fill } from '../../../words/index.ts';
import type { Result } from '../engine/engine.ts';
import { isTriple, type Spot, totalOf } from '../engine/spots.ts';
import { gameTexts } from './texts.ts';

/** Name of a spot. */
export const spotName = ({ kind, values }: Spot): string => fill(gameTexts.spots[kind], { values: values.join('–') });

export type Half = 'big' | 'small' | 'triple';
export const halfOf = ({ dice }: Result): Half => (isTriple(dice) ? 'triple' : totalOf(dice) >= 11 ? 'big' : 'small');

/** The result in words: the dice, their total, big or small. */
export const nameOf = (result: Result): string =>
  fill(gameTexts.outcome, {
    dice: result.dice.join('-'),
    total: totalOf(result.dice),
    half: gameTexts.halves[halfOf(result)],
  });
