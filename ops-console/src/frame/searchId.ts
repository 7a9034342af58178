/** The field that `/` goes to. */
export const searchId = 'search';
