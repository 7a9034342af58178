import type { Language } from '../../../wire.ts';
import { en } from './en.ts';
import { type KenoWords, vi } from './vi.ts';

export type { KenoWords };

export const kenoWords = (language: Language): KenoWords => (language === 'en' ? en : vi);
