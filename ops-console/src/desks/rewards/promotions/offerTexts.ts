import { addModuleTexts } from '@unisite/shared/i18n';
import { namespace } from '../../../frame/texts.ts';
import en from './locales/offer/en.json';
import vi from './locales/offer/vi.json';

// texts that describe an offer, used by its page and by proposals about it
addModuleTexts(namespace, { vi, en });
