import type { Language } from '../wire.ts';
import { en } from './en.ts';
import { vi, type Words } from './vi.ts';

export type { Words };

export const wordsOf = (language: Language): Words => (language === 'en' ? en : vi);

/** Replaces the `{…}` placeholders of a text. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
