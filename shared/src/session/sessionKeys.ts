/**
 * Browser storage keys of the session, as named in specification section 3. They sign nobody in without the HttpOnly
 * cookie.
 */
export const sessionKeys = {
  token: 'token',
  customerType: 'isAgent',
  regDate: 'regDate',
  account: 'account',
  customerId: 'customerId',
  mustChangePassword: 'cpw',
  merchant: 'merchant',
} as const;
