import { addModuleTexts } from '@unisite/shared/i18n';
import { namespace } from '../../../frame/texts.ts';
import en from './locales/agents/en.json';
import vi from './locales/agents/vi.json';

// used by the agents page, its dialogs and proposals about agents' pay only
addModuleTexts(namespace, { vi, en });
