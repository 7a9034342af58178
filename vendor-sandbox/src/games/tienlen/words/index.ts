import type { Language } from '../../../wire.ts';
import { en } from './en.ts';
import { type TienlenWords, vi } from './vi.ts';

export const tienlenWords = (language: Language): TienlenWords => (language === 'en' ? en : vi);
