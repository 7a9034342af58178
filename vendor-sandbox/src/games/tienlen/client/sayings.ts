import type { Round as Played } from '../../../wire.ts';
import { fill } from '../../../words/index.ts';
import type { Result, Round } from '../engine/engine.ts';
import { own, type Play } from '../engine/table.ts';
import { namesOf } from './table.ts';
import { gameTexts, seatName } from './texts.ts';

/** Announcement of a play. */
export const saidOf = ({ seat, cards }: Play): string =>
  fill(cards.length === 0 ? gameTexts.sayPass : gameTexts.sayPlay, { name: seatName(seat), cards: namesOf(cards) });

/** Announced first when a round ended without the player's own choice. */
export function prefixOf({ result: { atOnce }, choice }: Played<Round, Result>): string {
  if (atOnce === own) return `${gameTexts.atOnceOwn} `;
  if (atOnce !== null) return `${fill(gameTexts.atOnceOther, { name: seatName(atOnce) })} `;
  return choice.moves.at(-1)?.move === null ? `${gameTexts.timeUp} ` : '';
}
