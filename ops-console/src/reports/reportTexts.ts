import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/reports/en.json';
import vi from '../locales/reports/vi.json';
import { namespace } from '../texts.ts';

// used by reports only
addModuleTexts(namespace, { vi, en });
