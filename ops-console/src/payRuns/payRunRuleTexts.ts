import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/payRunRule/en.json';
import vi from '../locales/payRunRule/vi.json';
import { namespace } from '../texts.ts';

// nothing but the rule of a market, its dialog and changes of it show them
addModuleTexts(namespace, { vi, en });
