import type { Language } from '../../../wire.ts';
import type { PictureName } from '../pictures.ts';
import { en } from './en.ts';
import { vi } from './vi.ts';

export const pictureNames = (language: Language): Readonly<Record<PictureName, string>> =>
  language === 'en' ? en : vi;

/** Names of a slot's symbols, by their pictures. */
export function symbolNames<Symbol extends string>(
  pictures: Readonly<Record<Symbol, PictureName>>,
  language: Language,
): Readonly<Record<Symbol, string>> {
  const names = pictureNames(language);
  const entries = (Object.keys(pictures) as Symbol[]).map((symbol) => [symbol, names[pictures[symbol]]]);
  // Built from the keys of `pictures`, so it has every symbol.
  return Object.fromEntries(entries) as Record<Symbol, string>;
}
