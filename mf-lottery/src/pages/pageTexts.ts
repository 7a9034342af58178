import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/pages/en.json';
import vi from '../locales/pages/vi.json';

// what no widget shows: the home page does without
addModuleTexts('mf-lottery', { vi, en });
