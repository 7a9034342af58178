import type { Language } from '../../../wire.ts';
import { en } from './en.ts';
import { type VideopokerWords, vi } from './vi.ts';

export type { VideopokerWords };

export const videopokerWords = (language: Language): VideopokerWords => (language === 'en' ? en : vi);
