import type { Language } from '../../../wire.ts';
import { en } from './en.ts';
import { type BaccaratWords, vi } from './vi.ts';

export const baccaratWords = (language: Language): BaccaratWords => (language === 'en' ? en : vi);
