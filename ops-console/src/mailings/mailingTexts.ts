import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/mailings/en.json';
import vi from '../locales/mailings/vi.json';
import { namespace } from '../texts.ts';

// nothing but messages to segments, and proposals about them, show them
addModuleTexts(namespace, { vi, en });
