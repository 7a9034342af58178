import { addModuleTexts } from '@unisite/shared/i18n';
import { namespace } from '../../../frame/texts.ts';
import en from './locales/missions/en.json';
import vi from './locales/missions/vi.json';

// used by missions, the wheel and proposals about them only
addModuleTexts(namespace, { vi, en });
