import { addModuleTexts } from '@unisite/shared/i18n';
import { namespace } from '../../../frame/texts.ts';
import en from './locales/promotionForm/en.json';
import vi from './locales/promotionForm/vi.json';

// used by the promotion form and the dialog that ends one only
addModuleTexts(namespace, { vi, en });
