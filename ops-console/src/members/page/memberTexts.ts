import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../../locales/member/en.json';
import vi from '../../locales/member/vi.json';
import { namespace } from '../../texts.ts';

// used by a member's page and its dialogs only
addModuleTexts(namespace, { vi, en });
