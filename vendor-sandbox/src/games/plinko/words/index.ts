import type { Language } from '../../../wire.ts';
import { en } from './en.ts';
import { type PlinkoWords, vi } from './vi.ts';

export const plinkoWords = (language: Language): PlinkoWords => (language === 'en' ? en : vi);
