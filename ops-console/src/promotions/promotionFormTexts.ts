import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/promotionForm/en.json';
import vi from '../locales/promotionForm/vi.json';
import { namespace } from '../texts.ts';

// used by the promotion form and the dialog that ends one only
addModuleTexts(namespace, { vi, en });
