/** Reference of a statement's payment in the account record. */
export const statementReference = (id: string): string => `HH${id}`;
