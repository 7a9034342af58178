/** Where a code goes. `sms`: a number in the form of E.164; `mail`: an address in lower case. */
export type CodeTarget =
  | { readonly channel: 'sms'; readonly number: string }
  | { readonly channel: 'mail'; readonly address: string };

/** What a code is for; it is valid for nothing else. */
export type CodePurpose = 'login' | 'register' | 'password' | 'secondStep' | 'contact' | 'firstPassword';

/** The target as text, the same however it was written. */
export const textOf = (target: CodeTarget): string => (target.channel === 'sms' ? target.number : target.address);

/** Masked number or address that only its owner recognises: for logs and security events. */
export function masked(target: CodeTarget): string {
  if (target.channel === 'sms') return `${target.number.slice(0, 3)}…${target.number.slice(-2)}`;
  const [name = '', domain = ''] = target.address.split('@');
  return `${name.slice(0, 1)}…@${domain.slice(0, 1)}…`;
}
