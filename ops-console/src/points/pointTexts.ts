import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/points/en.json';
import vi from '../locales/points/vi.json';
import { namespace } from '../texts.ts';

// used by the points mall's desk and dialogs, and proposals about it
addModuleTexts(namespace, { vi, en });
