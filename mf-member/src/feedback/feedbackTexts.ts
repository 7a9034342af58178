import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/feedback/en.json';
import vi from '../locales/feedback/vi.json';

// nothing but the page of feedback shows them
addModuleTexts('mf-member', { vi, en });
