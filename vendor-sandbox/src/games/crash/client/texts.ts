import { language } from '../../../client/texts.ts';
import { crashWords } from '../words/index.ts';

export const gameTexts = crashWords(language);

const number = new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** A multiplier of hundredths, formatted. */
export const timesText = (hundredths: number): string => `${number.format(hundredths / 100)}×`;
