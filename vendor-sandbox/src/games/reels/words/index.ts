import type { Language } from '../../../wire.ts';
import { en } from './en.ts';
import { type ReelsWords, vi } from './vi.ts';

export type { ReelsWords };

export const reelsWords = (language: Language): ReelsWords => (language === 'en' ? en : vi);
