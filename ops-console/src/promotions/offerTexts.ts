import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/offer/en.json';
import vi from '../locales/offer/vi.json';
import { namespace } from '../texts.ts';

// what a promotion gives, in words: its page and proposals about it show them
addModuleTexts(namespace, { vi, en });
