import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/missions/en.json';
import vi from '../locales/missions/vi.json';
import { namespace } from '../texts.ts';

// nothing but missions, the wheel and proposals about them show them
addModuleTexts(namespace, { vi, en });
