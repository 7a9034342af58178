import { invalidate } from '@unisite/shared/api';
import { cashSettings } from '@unisite/shared/contract/cash';
import { deposits, oneDeposit } from '@unisite/shared/contract/deposits';
import { oneWithdrawal, withdrawals } from '@unisite/shared/contract/withdrawals';
import { useBusEvent } from '@unisite/shared/events';
import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';

/** Follows deposits and withdrawals while a page shows them, and announces outcomes that the member waits for. */
export function useCashEvents(): void {
  const t = useText();
  useBusEvent('cash.changed', ({ kind, state }) => {
    invalidateCash(kind);
    if (kind === 'deposit' && (state === 'confirmed' || state === 'failed')) {
      const good = state === 'confirmed';
      toastStore.show({ title: t(`deposit.news.${state}`), ...(good ? { icon: 'check' } : { tone: 'error' }) });
    }
    if (kind === 'withdrawal' && state === 'paid') toastStore.show({ icon: 'send', title: t('withdrawal.news.paid') });
    if (kind === 'withdrawal' && state === 'returned') {
      toastStore.show({ icon: 'rollback', title: t('withdrawal.news.returned') });
    }
    if (kind === 'withdrawal' && state === 'rejected') {
      toastStore.show({ tone: 'error', title: t('withdrawal.news.rejected') });
    }
  });
}

/** Refetches what the page shows of these. */
export function invalidateCash(kind: 'deposit' | 'withdrawal'): void {
  const operations = kind === 'deposit' ? [deposits, oneDeposit] : [withdrawals, oneWithdrawal, cashSettings];
  for (const operation of operations) void invalidate(operation);
}
