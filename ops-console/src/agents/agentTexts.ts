import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/agents/en.json';
import vi from '../locales/agents/vi.json';
import { namespace } from '../texts.ts';

// used by the agents page, its dialogs and proposals about agents' pay only
addModuleTexts(namespace, { vi, en });
