import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/cashDesk/en.json';
import vi from '../locales/cashDesk/vi.json';
import { namespace } from '../texts.ts';

// nothing but the tables of withdrawals and deposits and their dialogs show them
addModuleTexts(namespace, { vi, en });
