import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/rewards/en.json';
import vi from '../locales/rewards/vi.json';
import { namespace } from '../texts.ts';

// texts that describe missions and wheels: proposals use them on other pages too
addModuleTexts(namespace, { vi, en });
