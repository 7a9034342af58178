import { addModuleTexts } from '@unisite/shared/i18n';
import { namespace } from '../../../frame/texts.ts';
import en from './locales/mailings/en.json';
import vi from './locales/mailings/vi.json';

// used by messages to segments and proposals about them only
addModuleTexts(namespace, { vi, en });
