import { addModuleTexts } from '@unisite/shared/i18n';
import { namespace } from '../../../../frame/texts.ts';
import en from './locales/cashTerms/en.json';
import vi from './locales/cashTerms/vi.json';

// used by a market's rule, its dialog and changes of it only
addModuleTexts(namespace, { vi, en });
