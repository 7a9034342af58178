import type { Language } from '../wire.ts';

/** Names of playing cards: ranks in the order of the pack; numbers as they are. */
const vi = {
  name: '{rank} {suit}',
  ranks: ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'bồi', 'đầm', 'già', 'át'],
  suits: ['bích', 'chuồn', 'rô', 'cơ'],
};
type CardWords = typeof vi;

const en: CardWords = {
  name: '{rank} of {suit}',
  ranks: ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king', 'ace'],
  suits: ['spades', 'clubs', 'diamonds', 'hearts'],
};

export const cardWords = (language: Language): CardWords => (language === 'en' ? en : vi);
