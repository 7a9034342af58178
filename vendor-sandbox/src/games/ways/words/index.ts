import type { Language } from '../../../wire.ts';
import { en } from './en.ts';
import { vi, type WaysWords } from './vi.ts';

export type { WaysWords };

export const waysWords = (language: Language): WaysWords => (language === 'en' ? en : vi);
