import type { Language } from '@unisite/shared/contract';
import { chooseLanguage, preferredTags } from '../../foundation/http/chooseLanguage.ts';

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
 * VI). A code of the look-up that this build has no texts for (section 1: CN, TH, JA) reads English. Only where the
 * default is not Vietnamese does the browser's own wish count, so that nobody meets English in the Vietnamese market
 * unasked.
 */
export function pageLanguage({ market, cookie, member, acceptLanguage }: LanguageSigns): Language {
  const own = chooseLanguage([cookie ?? '', member ?? ''], market.languages);
  const wished =
    market.defaultLanguage === 'vi' ? undefined : chooseLanguage(preferredTags(acceptLanguage ?? ''), market.languages);
  return own ?? wished ?? market.defaultLanguage;
}
