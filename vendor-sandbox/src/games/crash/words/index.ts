import type { Language } from '../../../wire.ts';
import { en } from './en.ts';
import { type CrashWords, vi } from './vi.ts';

export const crashWords = (language: Language): CrashWords => (language === 'en' ? en : vi);
