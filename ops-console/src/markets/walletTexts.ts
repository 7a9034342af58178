import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/wallets/en.json';
import vi from '../locales/wallets/vi.json';
import { namespace } from '../texts.ts';

// used in this folder only
addModuleTexts(namespace, { vi, en });
