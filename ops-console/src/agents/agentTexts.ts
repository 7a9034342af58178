import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/agents/en.json';
import vi from '../locales/agents/vi.json';
import { namespace } from '../texts.ts';

// nothing but the page of agents, its dialogs and proposals about agents' pay show them
addModuleTexts(namespace, { vi, en });
