import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/segments/en.json';
import vi from '../locales/segments/vi.json';
import { namespace } from '../texts.ts';

// mailings and proposals about them show them; the words of the desk and its dialogs are apart
addModuleTexts(namespace, { vi, en });
