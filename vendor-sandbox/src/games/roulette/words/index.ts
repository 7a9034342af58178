import type { Language } from '../../../wire.ts';
import { en } from './en.ts';
import { type RouletteWords, vi } from './vi.ts';

export type { RouletteWords };

export const rouletteWords = (language: Language): RouletteWords => (language === 'en' ? en : vi);
