import { addModuleTexts } from '@unisite/shared/i18n';
import { namespace } from '../../../frame/texts.ts';
import en from './locales/rewards/en.json';
import vi from './locales/rewards/vi.json';

// texts that describe missions and wheels: proposals use them on other pages too
addModuleTexts(namespace, { vi, en });
