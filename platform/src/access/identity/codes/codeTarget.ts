/** Where a code goes. `sms`: a number in the form of E.164; `mail`: an address in lower case. */
export type CodeTarget =
  | { readonly channel: 'sms'; readonly number: string }
  | { readonly channel: 'mail'; readonly address: string };

/** A code's use; it is good for no other. */
export type CodePurpose = 'login' | 'register' | 'password' | 'secondStep' | 'contact' | 'firstPassword';

/** The target as one text, the same for every way of writing it. */
export const textOf = (target: CodeTarget): string => (target.channel === 'sms' ? target.number : target.address);

/** Masked number or address, recognisable to its owner only: for logs and the record of events. */
export function masked(target: CodeTarget): string {
  if (target.channel === 'sms') return `${target.number.slice(0, 3)}…${target.number.slice(-2)}`;
  const [name = '', domain = ''] = target.address.split('@');
  return `${name.slice(0, 1)}…@${domain.slice(0, 1)}…`;
}
