import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/applications/en.json';
import vi from '../locales/applications/vi.json';
import { namespace } from '../texts.ts';

// nothing of the first view shows them
addModuleTexts(namespace, { vi, en });
