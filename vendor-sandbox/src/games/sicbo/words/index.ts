import type { Language } from '../../../wire.ts';
import { en } from './en.ts';
import { type SicboWords, vi } from './vi.ts';

export const sicboWords = (language: Language): SicboWords => (language === 'en' ? en : vi);
