import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/feedback/en.json';
import vi from '../locales/feedback/vi.json';
import { namespace } from '../texts.ts';

// nothing but what stands in this folder shows them
addModuleTexts(namespace, { vi, en });
