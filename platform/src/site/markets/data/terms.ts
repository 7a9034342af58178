import type { TermsDraft } from '../termsDraft.ts';
import { termsEn } from './termsEn.ts';
import { termsVi } from './termsVi.ts';

/** The first version of every market's terms, written for a demonstration. Operators publish later ones. */
export const initialTerms: TermsDraft = {
  text: { vi: termsVi, en: termsEn },
  changed: { vi: 'Bản đầu tiên.', en: 'The first version.' },
};
