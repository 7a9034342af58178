import type { Language } from '../../../wire.ts';
import { en } from './en.ts';
import { type TableWords, vi } from './vi.ts';

export const tableWords = (language: Language): TableWords => (language === 'en' ? en : vi);
