import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/mailings/en.json';
import vi from '../locales/mailings/vi.json';
import { namespace } from '../texts.ts';

// used by messages to segments and proposals about them only
addModuleTexts(namespace, { vi, en });
