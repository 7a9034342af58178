import { addModuleTexts } from '@unisite/shared/i18n';
import { namespace } from '../../../../frame/texts.ts';
import en from './locales/lateWins/en.json';
import vi from './locales/lateWins/vi.json';

// used by the cash page and its dialogs only
addModuleTexts(namespace, { vi, en });
