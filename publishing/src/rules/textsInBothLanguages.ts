import type { ReadableBuild } from '../build.ts';
import type { Finding } from '../problems.ts';
import { readTexts, type Texts } from '../texts.ts';

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** Every text exists in Vietnamese and English, each with its language's plural forms. */
export function textsInBothLanguages({ manifest, scripts }: ReadableBuild): Finding[] {
  const findings: Finding[] = [];
  const read = (language: 'vi' | 'en'): ReadonlyMap<string, ReadonlySet<string>> => {
    const files = manifest.texts[language];
    const texts = files.flatMap((file) => {
      const script = scripts.find(({ name }) => name === file);
      const found = script ? readTexts(script) : null;
      if (!found) findings.push({ code: 'TEXTS_UNREADABLE', what: file });
      return found ? [found] : [];
    });
    return formsByName(texts);
  };
  const vi = read('vi');
  const en = read('en');
  if (findings.length > 0) return findings;
  return [
    ...missing(vi, en, 'en'),
    ...missing(en, vi, 'vi'),
    ...incompletePlurals(vi, 'vi'),
    ...incompletePlurals(en, 'en'),
  ];
}

/** `left_one` and `left_other` are forms of one text, `left`. */
function formsByName(all: readonly Texts[]): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  for (const key of all.flatMap((texts) => [...keysOf(texts)])) {
    const name = key.replace(pluralForm, '');
    names.set(name, (names.get(name) ?? new Set()).add(key));
  }
  return names;
}

function* keysOf(texts: Texts, prefix = ''): Generator<string> {
  for (const [name, value] of Object.entries(texts)) {
    if (typeof value === 'string') yield prefix + name;
    else yield* keysOf(value, `${prefix}${name}.`);
  }
}

type Names = ReadonlyMap<string, ReadonlySet<string>>;

const missing = (from: Names, other: Names, language: string): Finding[] =>
  [...from.keys()]
    .filter((name) => !other.has(name))
    .map((name) => ({ code: 'TEXT_MISSING', what: `${name} (${language})` }));

function incompletePlurals(names: Names, language: string): Finding[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return [...names].flatMap(([name, keys]) =>
    [...keys].some((key) => pluralForm.test(key))
      ? pluralCategories
          .filter((category) => !keys.has(`${name}_${category}`))
          .map((category): Finding => ({ code: 'TEXT_MISSING', what: `${name}_${category} (${language})` }))
      : [],
  );
}
