import type { Language } from '../../../wire.ts';
import { en } from './en.ts';
import { type SportsWords, vi } from './vi.ts';

export type { SportsWords };

export const sportsWords = (language: Language): SportsWords => (language === 'en' ? en : vi);
