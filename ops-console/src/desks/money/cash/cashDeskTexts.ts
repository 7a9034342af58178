import { addModuleTexts } from '@unisite/shared/i18n';
import { namespace } from '../../../frame/texts.ts';
import en from './locales/cashDesk/en.json';
import vi from './locales/cashDesk/vi.json';

// used by the tables of withdrawals and deposits and their dialogs only
addModuleTexts(namespace, { vi, en });
