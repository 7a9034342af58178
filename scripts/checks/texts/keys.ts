/** The texts of one namespace in one language, as a locale file holds them. */
export type Texts = { readonly [key: string]: string | Texts };

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** `rail.left_one` and `rail.left_other` are forms of one text, `rail.left`. */
export const textName = (key: string): string => key.replace(pluralForm, '');

/** Every key with its text, nested ones joined by dots. */
export function* flatten(texts: Texts, prefix = ''): Generator<[key: string, text: string]> {
  for (const [name, value] of Object.entries(texts)) {
    const key = `${prefix}${name}`;
    if (typeof value === 'string') yield [key, value];
    else yield* flatten(value, `${key}.`);
  }
}

const placeholders = (text: string) => new Set([...text.matchAll(/{{\s*([\w.]+)/g)].map(([, name]) => name ?? ''));

/** Forms of all texts by name. */
function formsByName(texts: Texts): Map<string, { key: string; text: string }[]> {
  const names = new Map<string, { key: string; text: string }[]>();
  for (const [key, text] of flatten(texts)) {
    const name = textName(key);
    names.set(name, [...(names.get(name) ?? []), { key, text }]);
  }
  return names;
}

/** Mismatches between the Vietnamese and the English texts of a namespace, one line each. */
export function differences(locales: { readonly vi: Texts; readonly en: Texts }): string[] {
  const vi = formsByName(locales.vi);
  const en = formsByName(locales.en);
  return [
    ...[...vi.keys()].filter((name) => !en.has(name)).map((name) => `${name}: missing in en`),
    ...[...en.keys()].filter((name) => !vi.has(name)).map((name) => `${name}: missing in vi`),
    ...incompletePlurals('vi', vi),
    ...incompletePlurals('en', en),
    ...emptyTexts('vi', vi),
    ...emptyTexts('en', en),
    ...[...vi].flatMap(([name, forms]) => placeholderDifference(name, forms, en.get(name) ?? forms)),
  ];
}

type Forms = readonly { key: string; text: string }[];

function incompletePlurals(language: string, names: ReadonlyMap<string, Forms>): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return [...names].flatMap(([name, forms]) => {
    const keys = forms.map(({ key }) => key);
    if (!keys.some((key) => pluralForm.test(key))) return [];
    return pluralCategories
      .filter((category) => !keys.includes(`${name}_${category}`))
      .map((category) => `${name}: the form ${name}_${category} is missing in ${language}`);
  });
}

const emptyTexts = (language: string, names: ReadonlyMap<string, Forms>): string[] =>
  [...names.values()].flat().flatMap(({ key, text }) => (text.trim() === '' ? [`${key}: empty in ${language}`] : []));

function placeholderDifference(name: string, vi: Forms, en: Forms): string[] {
  const used = (forms: Forms) => new Set(forms.flatMap(({ text }) => [...placeholders(text)]));
  const apart = [...used(vi).symmetricDifference(used(en))].filter((placeholder) => placeholder !== 'count');
  return apart.map((placeholder) => `${name}: {{${placeholder}}} is in one language only`);
}
