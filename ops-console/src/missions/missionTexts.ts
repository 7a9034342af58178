import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/missions/en.json';
import vi from '../locales/missions/vi.json';
import { namespace } from '../texts.ts';

// used by missions, the wheel and proposals about them only
addModuleTexts(namespace, { vi, en });
