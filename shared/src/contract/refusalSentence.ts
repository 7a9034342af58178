import type { Language, Localized } from './envelope.ts';

/** What a refusal said, or the lack of an answer, of which both languages may be known. */
interface Said {
  message: string;
  messages?: Localized | undefined;
}

/** The same of fields. */
interface SaidOfFields {
  fields: Readonly<Record<string, string>>;
  fieldMessages?: Readonly<Record<string, Localized>> | undefined;
}

/** What to say under a field, in a language; undefined: nothing is wrong there. */
export const fieldSentence = (
  { fields, fieldMessages }: SaidOfFields,
  field: string,
  language: Language,
): string | undefined => fieldMessages?.[field]?.[language] ?? fields[field];

/** What to say of it in a language: the page's may have changed since the call (section 4). */
export const refusalSentence = ({ message, messages }: Said, language: Language): string =>
  messages?.[language] ?? message;
