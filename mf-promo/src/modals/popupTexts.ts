import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/popup/en.json';
import vi from '../locales/popup/vi.json';

// nothing but the popup shows them
addModuleTexts('mf-promo', { vi, en });
