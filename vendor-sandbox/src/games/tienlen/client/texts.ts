import { language } from '../../../client/texts.ts';
import { tienlenWords } from '../words/index.ts';

export const gameTexts = tienlenWords(language);
export const seatName = (seat: number): string => gameTexts.seats[seat] ?? '';
export const placeText = (place: number): string => gameTexts.places[place - 1] ?? '';
