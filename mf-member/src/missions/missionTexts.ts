import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/missions/en.json';
import vi from '../locales/missions/vi.json';

// nothing but missions and the wheel shows them
addModuleTexts('mf-member', { vi, en });
