/** Specification section 3: a vendor of this list with games under SPORTS is shown under ESPORTS. */
export const esportsVendors: readonly string[] = ['AV', 'AI', 'IMES', 'TF', 'IA'];
