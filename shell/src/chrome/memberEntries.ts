import { usePermissions } from '@unisite/shared/session';
import { memberPages, useMemberArea } from './memberArea.ts';

const entries = [
  { to: memberPages.centre, icon: 'user', words: 'account.centre' },
  { to: memberPages.deposit, icon: 'deposit', words: 'account.deposit' },
  { to: memberPages.withdrawal, icon: 'withdraw', words: 'account.withdrawal' },
  { to: memberPages.accountRecord, icon: 'document', words: 'account.record' },
  { to: memberPages.bettingRecord, icon: 'history', words: 'account.bets' },
] as const;

/**
 * The member centre's pages that have an entry of their own; none without a member centre or on the agents' pages
 * (section 6). On a break, deposits are left out.
 */
export function useMemberEntries(): readonly (typeof entries)[number][] {
  const { available } = useMemberArea();
  const { onBreak } = usePermissions();
  if (!available) return [];
  return entries.filter(({ to }) => !(onBreak && to === memberPages.deposit));
}
