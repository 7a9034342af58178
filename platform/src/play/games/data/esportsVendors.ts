/** Specification section 3: a vendor of this list that stands under SPORTS is shown under ESPORTS. */
export const esportsVendors: readonly string[] = ['AV', 'AI', 'IMES', 'TF', 'IA'];
