import { addModuleTexts } from '@unisite/shared/i18n';
import { namespace } from '../../../../frame/texts.ts';
import en from '../locales/member/en.json';
import vi from '../locales/member/vi.json';

// used by a member's page and its dialogs only
addModuleTexts(namespace, { vi, en });
