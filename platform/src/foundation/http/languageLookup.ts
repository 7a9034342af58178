import type { Language } from '@unisite/shared/contract';

/**
 * The look-up of languages (section 1): each code with its tag (BCP 47), and the language of its texts. This build has
 * Vietnamese and English texts; other languages get English.
 */
const languageLookup = {
  VI: { tag: 'vi', texts: 'vi' },
  EN: { tag: 'en', texts: 'en' },
  CN: { tag: 'zh', texts: 'en' },
  TH: { tag: 'th', texts: 'en' },
  JA: { tag: 'ja', texts: 'en' },
} as const satisfies Readonly<Record<string, { readonly tag: string; readonly texts: Language }>>;

const textsByName = new Map<string, Language>(
  Object.entries(languageLookup).flatMap(([code, { tag, texts }]) => [
    [code.toLowerCase(), texts],
    [tag, texts],
  ]),
);

/**
 * The language of the texts for a code or a tag: `CN`, `zh-Hant-TW` and `ja` give `en`; null if the look-up does not
 * cover it.
 */
export const textsLanguageOf = (codeOrTag: string): Language | null =>
  textsByName.get(codeOrTag.trim().toLowerCase().split(/[-_]/, 1)[0] ?? '') ?? null;
