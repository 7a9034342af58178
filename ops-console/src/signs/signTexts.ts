import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/signs/en.json';
import vi from '../locales/signs/vi.json';
import { namespace } from '../texts.ts';

// used by the signs page, a member's page and their dialog only
addModuleTexts(namespace, { vi, en });
