import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/promotionDesk/en.json';
import vi from '../locales/promotionDesk/vi.json';
import { namespace } from '../texts.ts';

// used by the list of promotions and of refusals
addModuleTexts(namespace, { vi, en });
