import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/feedback/en.json';
import vi from '../locales/feedback/vi.json';
import { namespace } from '../texts.ts';

// used in this folder only
addModuleTexts(namespace, { vi, en });
