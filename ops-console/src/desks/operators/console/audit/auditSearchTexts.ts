import { addModuleTexts } from '@unisite/shared/i18n';
import { namespace } from '../../../../frame/texts.ts';
import en from './locales/auditSearch/en.json';
import vi from './locales/auditSearch/vi.json';

// used by the audit page only
addModuleTexts(namespace, { vi, en });
