import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/contradictions/en.json';
import vi from '../locales/contradictions/vi.json';
import { namespace } from '../texts.ts';

// nothing but the page for cash and its dialogs show them
addModuleTexts(namespace, { vi, en });
