/** Enough of a name to recognise one's own, too little to learn another's. */
export const maskedAccount = (account: string): string =>
  account.length < 7 ? `${account.slice(0, 2)}***` : `${account.slice(0, 3)}***${account.slice(-2)}`;
