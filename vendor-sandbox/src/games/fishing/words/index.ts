import type { Language } from '../../../wire.ts';
import { en } from './en.ts';
import { type FishingWords, vi } from './vi.ts';

export type { FishingWords };

export const fishingWords = (language: Language): FishingWords => (language === 'en' ? en : vi);
