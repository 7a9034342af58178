import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/applications/en.json';
import vi from '../locales/applications/vi.json';

// used by a promotion's own page only
addModuleTexts('mf-promo', { vi, en });
