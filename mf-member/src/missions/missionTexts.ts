import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/missions/en.json';
import vi from '../locales/missions/vi.json';

// used by missions and the wheel only
addModuleTexts('mf-member', { vi, en });
