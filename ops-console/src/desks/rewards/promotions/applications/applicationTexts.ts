import { addModuleTexts } from '@unisite/shared/i18n';
import { namespace } from '../../../../frame/texts.ts';
import en from './locales/applications/en.json';
import vi from './locales/applications/vi.json';

// not part of the first view
addModuleTexts(namespace, { vi, en });
