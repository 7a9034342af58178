import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/popup/en.json';
import vi from '../locales/popup/vi.json';

// used by the popup only
addModuleTexts('mf-promo', { vi, en });
