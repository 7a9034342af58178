import { make } from '../../../client/dom.ts';
import type { GameClient, Opened } from '../../../client/openGame.ts';
import { language } from '../../../client/texts.ts';
import { fill } from '../../../words/index.ts';
import { rankLabel } from '../../tables/client/cardPicture.ts';
import { createTableGame } from '../../tables/client/tableGame.ts';
import { mostChips } from '../../tables/engine/limits.ts';
import { type Card, rankOf, suitOf } from '../engine/cards.ts';
import { type Choice, engine, type Result, winnerOf, winnersOf } from '../engine/engine.ts';
import { pointsOf } from '../engine/hands.ts';
import { bankerSixPays, feltOf, type Mode, modeOf, pays, type SpotId, spotsOf } from '../engine/modes.ts';
import { showRoads } from './roads.ts';
import { createHands } from './stage.ts';
import { gameTexts } from './texts.ts';

const marks = { spades: '♠', hearts: '♥', clubs: '♣', diamonds: '♦' } as const;
const number = new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB');

/** Odds of a spot, to one, formatted. */
function oddsOf(mode: Mode, id: SpotId): string {
  const most = number.format(pays[mode][id] ?? 0);
  return mode === 'nocommission' && id === 'banker' ? `${number.format(bankerSixPays)}–${most}` : most;
}

const miniature = (card: Card): HTMLElement =>
  make('span', { class: `card-little suit-${suitOf(card)} num` }, rankLabel(rankOf(card)) + marks[suitOf(card)]);

/** Thumbnail of a round: the cards of both sides. */
function picture(result: Result): Node {
  const side = (of: 'left' | 'right'): HTMLElement =>
    make('span', { class: `hand-little road-${of}` }, ...result[of].map(miniature));
  return make(
    'span',
    { class: 'hands-little', role: 'img', 'aria-label': nameOf(result) },
    side('left'),
    side('right'),
  );
}

function nameOf(result: Result): string {
  const worth = (cards: readonly Card[]): string =>
    result.mode === 'dragontiger' ? rankLabel(rankOf(cards[0] ?? 0)) : String(pointsOf(cards));
  const texts = gameTexts.felts[feltOf(result.mode)];
  return fill(gameTexts.outcome, {
    winner: texts.wins[winnerOf(result)],
    left: worth(result.left),
    right: worth(result.right),
  });
}

export function createBaccarat(opened: Opened<Choice, Result>): GameClient {
  const mode = modeOf(opened.state.game.scene, opened.state.game.id);
  const face = (id: SpotId): HTMLElement[] => [
    make('b', {}, gameTexts.spots[id]),
    make('small', { class: 'num' }, fill(gameTexts.odds, { pays: oddsOf(mode, id) })),
  ];
  return createTableGame<Choice, Result>({
    opened,
    engine,
    spots: spotsOf(mode).map((id) => ({
      id,
      name: gameTexts.spots[id],
      pays: oddsOf(mode, id),
      classes: `spot-${id}`,
      face: face(id),
    })),
    firstSpot: mode === 'dragontiger' ? 'dragon' : 'player',
    stage: createHands(opened.calm, opened.sound.press),
    choiceOf: (bets) => ({ mode, bets }),
    most: mostChips * (opened.state.stakes[0] ?? 0),
    marksOf(result) {
      const winners = winnersOf(result);
      return { hit: winners, paid: winners };
    },
    nameOf,
    picture: ({ result }) => picture(result),
    showResults: (results) => showRoads(feltOf(mode), results),
    texts: { play: gameTexts.dealLabel, running: gameTexts.dealing, hintKeys: gameTexts.hintKeys },
  });
}
