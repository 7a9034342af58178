import { addModuleTexts } from '@unisite/shared/i18n';
import { namespace } from '../../../frame/texts.ts';
import en from './locales/signs/en.json';
import vi from './locales/signs/vi.json';

// used by the signs page, a member's page and their dialog only
addModuleTexts(namespace, { vi, en });
