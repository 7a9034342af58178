import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/auditSearch/en.json';
import vi from '../locales/auditSearch/vi.json';
import { namespace } from '../texts.ts';

// used by the audit page only
addModuleTexts(namespace, { vi, en });
