import type { Language } from '../../../wire.ts';
import { rulesEn } from './rulesEn.ts';
import { rulesVi, type SportsRules } from './rulesVi.ts';

export const sportsRules = (language: Language): SportsRules => (language === 'en' ? rulesEn : rulesVi);
