import type { TermsDraft } from '../termsDraft.ts';
import { termsEn } from './termsEn.ts';
import { termsVi } from './termsVi.ts';

/** The first version of every market's terms: those of a demonstration. Operators publish the next ones. */
export const initialTerms: TermsDraft = {
  text: { vi: termsVi, en: termsEn },
  changed: { vi: 'Bản đầu tiên.', en: 'The first version.' },
};
