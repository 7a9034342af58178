import { addModuleTexts } from '@unisite/shared/i18n';
import en from '../locales/auditSearch/en.json';
import vi from '../locales/auditSearch/vi.json';
import { namespace } from '../texts.ts';

// nothing but the page of the audit shows them
addModuleTexts(namespace, { vi, en });
