import type { Language } from '@unisite/shared/contract';
import { chooseLanguage, preferredTags } from '../../foundation/http/chooseLanguage.ts';

export interface LanguageSigns {
  market: { code: string; languages: readonly Language[]; defaultLanguage: Language };
  /** The `lang` cookie that the shell sets when the visitor chooses a language. */
  cookie: string | undefined;
  /** The signed-in member's own language. */
  member: string | null;
  acceptLanguage: string | undefined;
}

/**
 * A page's language: the browser's choice, else the member's, else the market's default (section 9: VI). A language
 * without texts in this build (section 1: CN, TH, JA) falls back to English. Accept-Language only counts where the
 * default is not Vietnamese, so that nobody gets English in the Vietnamese market without choosing it.
 */
export function pageLanguage({ market, cookie, member, acceptLanguage }: LanguageSigns): Language {
  const own = chooseLanguage([cookie ?? '', member ?? ''], market.languages);
  const wished =
    market.defaultLanguage === 'vi' ? undefined : chooseLanguage(preferredTags(acceptLanguage ?? ''), market.languages);
  return own ?? wished ?? market.defaultLanguage;
}
