import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/promotionForm/en.json';
import vi from '../locales/promotionForm/vi.json';
import { namespace } from '../texts.ts';

// nothing but the page of promotions and its dialogs shows them
addModuleTexts(namespace, { vi, en });
