import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/applications/en.json';
import vi from '../locales/applications/vi.json';

// nothing but a promotion's own page shows them
addModuleTexts('mf-promo', { vi, en });
