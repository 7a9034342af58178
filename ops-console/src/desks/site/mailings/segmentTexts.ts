import { addModuleTexts } from '@unisite/shared/i18n';
import { namespace } from '../../../frame/texts.ts';
import en from './locales/segments/en.json';
import vi from './locales/segments/vi.json';

// used by mailings and proposals about them; the texts of the desk and its dialogs are separate
addModuleTexts(namespace, { vi, en });
