const key = 'balanceHidden';

/** Whether this browser was told to keep the balance from being seen. */
export const isBalanceHidden = (): boolean => localStorage.getItem(key) === '1';

export function hideBalance(hidden: boolean): void {
  if (hidden) localStorage.setItem(key, '1');
  else localStorage.removeItem(key);
}
