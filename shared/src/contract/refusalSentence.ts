import type { Language, Localized } from './envelope.ts';

/** What a refusal said, or the lack of an answer, of which both languages may be known. */
interface Said {
  message: string;
  messages?: Localized | undefined;
}

/** What to say of it in a language: the page's may have changed since the call (section 4). */
export const refusalSentence = ({ message, messages }: Said, language: Language): string =>
  messages?.[language] ?? message;
