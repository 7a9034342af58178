import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/pictures/en.json';
import vi from '../locales/pictures/vi.json';
import { namespace } from '../texts.ts';

// not part of the first view
addModuleTexts(namespace, { vi, en });
