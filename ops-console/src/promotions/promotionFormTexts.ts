import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/promotionForm/en.json';
import vi from '../locales/promotionForm/vi.json';
import { namespace } from '../texts.ts';

// nothing but the form of promotions, and the question before one ends, shows them
addModuleTexts(namespace, { vi, en });
