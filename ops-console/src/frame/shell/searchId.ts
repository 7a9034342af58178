/** Id of the field focused by `/`. */
export const searchId = 'search';
