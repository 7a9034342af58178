import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/wallets/en.json';
import vi from '../locales/wallets/vi.json';
import { namespace } from '../texts.ts';

// what a market's wallets are set to is shown in this folder alone
addModuleTexts(namespace, { vi, en });
