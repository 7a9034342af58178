import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/signs/en.json';
import vi from '../locales/signs/vi.json';
import { namespace } from '../texts.ts';

// nothing but the page of signs, a member's page and their dialog show them
addModuleTexts(namespace, { vi, en });
