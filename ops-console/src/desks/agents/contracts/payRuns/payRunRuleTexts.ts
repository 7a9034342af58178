import { addModuleTexts } from '@unisite/shared/i18n';
import { namespace } from '../../../../frame/texts.ts';
import en from './locales/payRunRule/en.json';
import vi from './locales/payRunRule/vi.json';

// used by a market's rule, its dialog and changes of it only
addModuleTexts(namespace, { vi, en });
