import { addModuleTexts } from '@unisite/shared/i18n';
import { namespace } from '../../../../frame/texts.ts';
import en from './locales/reports/en.json';
import vi from './locales/reports/vi.json';

// used by reports only
addModuleTexts(namespace, { vi, en });
