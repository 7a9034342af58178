import type { Language, Localized } from './envelope.ts';

/** The message of a refusal or a missing response, possibly in both languages. */
interface Said {
  message: string;
  messages?: Localized | undefined;
}

/** Messages by field. */
interface SaidOfFields {
  fields: Readonly<Record<string, string>>;
  fieldMessages?: Readonly<Record<string, Localized>> | undefined;
}

/** The message for a field in a language; undefined: valid. */
export const fieldSentence = (
  { fields, fieldMessages }: SaidOfFields,
  field: string,
  language: Language,
): string | undefined => fieldMessages?.[field]?.[language] ?? fields[field];

/** The message in a language, as the page's may have changed since the call (section 4). */
export const refusalSentence = ({ message, messages }: Said, language: Language): string =>
  messages?.[language] ?? message;
