import { addModuleTexts } from '@unisite/shared/i18n';
import { namespace } from '../../../../frame/texts.ts';
import en from './locales/feedback/en.json';
import vi from './locales/feedback/vi.json';

// used in this folder only
addModuleTexts(namespace, { vi, en });
