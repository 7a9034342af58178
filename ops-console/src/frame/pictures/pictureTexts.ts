import { addModuleTexts } from '@unisite/shared/i18n';
import { namespace } from '../texts.ts';
import en from './locales/pictures/en.json';
import vi from './locales/pictures/vi.json';

// not part of the first view
addModuleTexts(namespace, { vi, en });
