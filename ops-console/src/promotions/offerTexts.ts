import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/offer/en.json';
import vi from '../locales/offer/vi.json';
import { namespace } from '../texts.ts';

// texts that describe an offer, used by its page and by proposals about it
addModuleTexts(namespace, { vi, en });
