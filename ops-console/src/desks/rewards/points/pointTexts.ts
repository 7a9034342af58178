import { addModuleTexts } from '@unisite/shared/i18n';
import { namespace } from '../../../frame/texts.ts';
import en from './locales/points/en.json';
import vi from './locales/points/vi.json';

// used by the points mall's desk and dialogs, and proposals about it
addModuleTexts(namespace, { vi, en });
