/**
 * Where the session is kept in the browser: the names of specification section 3. None of it signs anyone in without
 * the HttpOnly cookie.
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
