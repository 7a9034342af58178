import type { Language } from '@unisite/shared/contract';

export interface LanguageSigns {
  market: { code: string; languages: readonly Language[]; defaultLanguage: Language };
  /** The `lang` cookie that the shell writes when the visitor chooses. */
  cookie: string | undefined;
  /** The signed-in member's own language. */
  member: string | null;
  acceptLanguage: string | undefined;
}

/**
 * The language of a page: what this browser chose, else what the member chose, else the market's default (section 9:
 * VI). Only where the default is not Vietnamese does the browser's own wish count, so that nobody meets English in the
 * Vietnamese market unasked.
 */
export function pageLanguage({ market, cookie, member, acceptLanguage }: LanguageSigns): Language {
  const offered = (wish: string | null | undefined): Language | undefined =>
    market.languages.find((known) => known === wish);
  const wished = market.defaultLanguage === 'vi' ? undefined : offered(firstWish(acceptLanguage, market.languages));
  return offered(cookie) ?? offered(member) ?? wished ?? market.defaultLanguage;
}

/** The best-weighted language of an `Accept-Language` header among `offered`, by its first subtag. */
function firstWish(header: string | undefined, offered: readonly string[]): string | undefined {
  const wishes = (header ?? '').split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const language = tag.split('-')[0] ?? '';
    return offered.includes(language) ? [{ language, weight: weight === undefined ? 1 : Number(weight) }] : [];
  });
  return wishes.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)[0]?.language;
}
