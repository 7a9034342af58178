import * as z from '@unisite/shared/schema';

/** Section 3: the brand's prize modes. */
export const prizeMode = z.enum(['Lott', 'ZY', 'Elott', 'SEA']);
