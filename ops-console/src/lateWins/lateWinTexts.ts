import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/lateWins/en.json';
import vi from '../locales/lateWins/vi.json';
import { namespace } from '../texts.ts';

// used by the cash page and its dialogs only
addModuleTexts(namespace, { vi, en });
