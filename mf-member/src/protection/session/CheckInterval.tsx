import { isErrorOf, useAction } from '@unisite/shared/api';
import { type Protection, setCheckInterval } from '@unisite/shared/contract/protection';
import { useText } from '@unisite/shared/i18n';
import { Select, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { cacheProtection } from '../protectionQuery.ts';

/** Interval of the reminder of play time. */
export function CheckInterval({ check: { minutes, choices } }: Pick<Protection, 'check'>): ReactElement {
  const t = useText();
  const change = useAction(setCheckInterval);
  const offered = choices.includes(minutes) ? choices : [...choices, minutes].toSorted((a, b) => a - b);
  const choose = async (wanted: number) => {
    try {
      cacheProtection(await change.mutateAsync({ minutes: wanted }));
      toastStore.show({ title: t('protection.check.done', { minutes: wanted }), icon: 'clock' });
    } catch (error) {
      if (!isErrorOf(setCheckInterval, error)) throw error;
      toastStore.show({ tone: 'error', title: t('protection.check.failed'), text: error.message });
    }
  };
  return (
    <Select
      name="minutes"
      size="sm"
      label={t('protection.check.label')}
      value={String(change.isPending ? change.variables.minutes : minutes)}
      aria-busy={change.isPending}
      options={offered.map((one) => ({ value: String(one), label: t('protection.check.every', { minutes: one }) }))}
      onChange={({ target }) => void choose(Number(target.value))}
    />
  );
}
