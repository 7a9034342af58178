import type { Language } from '@unisite/shared/contract';
import { textsLanguageOf } from './languageLookup.ts';

/**
 * The response's language for these preferences (tags or codes of the look-up, most preferred first): the first that is
 * offered, else the first whose texts, by the look-up, are; undefined if there is none.
 */
export function chooseLanguage(wishes: readonly string[], offered: readonly Language[]): Language | undefined {
  const primary = wishes.map((wish) => wish.toLowerCase().split('-', 1)[0]);
  const direct = primary.map((wish) => offered.find((language) => language === wish));
  const lookedUp = wishes.map((wish) => offered.find((language) => language === textsLanguageOf(wish)));
  return [...direct, ...lookedUp].find((language) => language !== undefined);
}

/**
 * The tags of an `Accept-Language` header, most preferred first (RFC 9110, 12.5.4); only its first 200 characters are
 * read.
 */
export function preferredTags(header: string): string[] {
  return header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
