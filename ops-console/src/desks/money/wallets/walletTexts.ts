import { addModuleTexts } from '@unisite/shared/i18n';
import { namespace } from '../../../frame/texts.ts';
import en from './locales/wallets/en.json';
import vi from './locales/wallets/vi.json';

// used in this folder only
addModuleTexts(namespace, { vi, en });
