import { rankOf, ranks, suitOf, suits } from '../engine/deck.ts';
import { cardWords } from '../words/cards.ts';
import { fill } from '../words/index.ts';
import { make } from './dom.ts';
import { language } from './texts.ts';

const courts: readonly string[] = ['J', 'Q', 'K'];

const cardTexts = cardWords(language);

/** Spoken name of a card. */
export const cardName = (card: number): string =>
  fill(cardTexts.name, { rank: cardTexts.ranks[rankOf(card)] ?? '', suit: cardTexts.suits[suitOf(card)] ?? '' });

/** The face of a card, drawn by the style sheet; its container names it for screen readers. */
export function cardFace(card: number): HTMLElement {
  const rank = ranks[rankOf(card)] ?? '';
  // U+FE0E selects the text glyph instead of an emoji.
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

/** A row of small cards with one accessible name. */
export const smallCards = (cards: readonly number[], name = cards.map(cardName).join(', ')): HTMLElement =>
  make('span', { class: 'small-cards', role: 'img', 'aria-label': name }, ...cards.map(cardFace));
