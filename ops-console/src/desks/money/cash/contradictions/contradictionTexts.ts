import { addModuleTexts } from '@unisite/shared/i18n';
import { namespace } from '../../../../frame/texts.ts';
import en from './locales/contradictions/en.json';
import vi from './locales/contradictions/vi.json';

// used by the cash page and its dialogs only
addModuleTexts(namespace, { vi, en });
