import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/points/en.json';
import vi from '../locales/points/vi.json';
import { namespace } from '../texts.ts';

// the points mall: its desk and dialogs, and proposals about it
addModuleTexts(namespace, { vi, en });
