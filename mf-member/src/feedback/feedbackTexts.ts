import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/feedback/en.json';
import vi from '../locales/feedback/vi.json';

// used by the feedback page only
addModuleTexts('mf-member', { vi, en });
