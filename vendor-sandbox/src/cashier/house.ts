/** The platform's own account at the demonstration bank. */
export const house = {
  bin: '979901',
  bank: 'Sao Mai Bank',
  accountNumber: '19034567890123',
  accountName: 'CONG TY UNISITE',
} as const;
