import { rankOf, ranks, suitOf, suits } from '../engine/deck.ts';
import { cardWords } from '../words/cards.ts';
import { fill } from '../words/index.ts';
import { make } from './dom.ts';
import { language } from './texts.ts';

const courts: readonly string[] = ['J', 'Q', 'K'];

const cardTexts = cardWords(language);

/** The name of a card for those who hear it. */
export const cardName = (card: number): string =>
  fill(cardTexts.name, { rank: cardTexts.ranks[rankOf(card)] ?? '', suit: cardTexts.suits[suitOf(card)] ?? '' });

/** The face of a card. Its signs are drawn by the style sheet; its name is said by what it stands in. */
export function cardFace(card: number): HTMLElement {
  const rank = ranks[rankOf(card)] ?? '';
  // The sign after it asks for a letter rather than a small picture.
  const signs = { 'data-rank': rank, 'data-suit': `${suits[suitOf(card)] ?? ''}\uFE0E` };
  const centre = courts.includes(rank) ? 'card-court' : 'card-pip';
  return make(
    'span',
    { class: `card ${suitOf(card) >= 2 ? 'card-red' : 'card-black'}`, 'aria-hidden': 'true' },
    make('span', { class: 'card-corner', ...signs }),
    make('span', { class: centre, ...signs }),
  );
}

/** A card face down. */
export const cardBack = (): HTMLElement => make('span', { class: 'card card-back', 'aria-hidden': 'true' });

/** Cards in a row, small, with all their names as one. */
export const smallCards = (cards: readonly number[], name = cards.map(cardName).join(', ')): HTMLElement =>
  make('span', { class: 'small-cards', role: 'img', 'aria-label': name }, ...cards.map(cardFace));
