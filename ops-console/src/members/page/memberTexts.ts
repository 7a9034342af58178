import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../../locales/member/en.json';
import vi from '../../locales/member/vi.json';
import { namespace } from '../../texts.ts';

// nothing but the page of one member and its dialogs show them
addModuleTexts(namespace, { vi, en });
