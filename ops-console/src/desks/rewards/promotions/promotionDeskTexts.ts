import { addModuleTexts } from '@unisite/shared/i18n';
import { namespace } from '../../../frame/texts.ts';
import en from './locales/promotionDesk/en.json';
import vi from './locales/promotionDesk/vi.json';

// used by the list of promotions and of refusals
addModuleTexts(namespace, { vi, en });
