/** What the account record calls the payment of a statement. */
export const statementReference = (id: string): string => `HH${id}`;
