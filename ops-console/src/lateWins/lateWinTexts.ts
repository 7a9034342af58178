import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/lateWins/en.json';
import vi from '../locales/lateWins/vi.json';
import { namespace } from '../texts.ts';

// nothing but the page for cash and its dialogs show them
addModuleTexts(namespace, { vi, en });
