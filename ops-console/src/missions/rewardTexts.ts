import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/rewards/en.json';
import vi from '../locales/rewards/vi.json';
import { namespace } from '../texts.ts';

// what a mission or a wheel is in words: proposals show it on pages that have nothing else of them
addModuleTexts(namespace, { vi, en });
