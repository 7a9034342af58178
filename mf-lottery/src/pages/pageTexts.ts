import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/pages/en.json';
import vi from '../locales/pages/vi.json';

// texts that no widget uses, so the home page does not load them
addModuleTexts('mf-lottery', { vi, en });
