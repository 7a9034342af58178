import { useFormat } from '@unisite/shared/i18n';
import { Amount, Tag, type TagProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import styles from './CashTable.module.css';

interface RequestCellProps {
  request: { readonly reference: string; readonly amount: number; readonly at: string };
  tone: TagProps['tone'];
  state: string;
}

/** Requested amount, time, and state. */
export function RequestCell({ request: { reference, amount, at }, tone, state }: RequestCellProps): ReactElement {
  const format = useFormat();
  const figures = useNumberFormat();
  return (
    <>
      <strong className="num">{reference}</strong>
      <span className={styles.sum}>
        <Amount value={format.money(amount, { whole: true })} />
      </span>
      <Tag tone={tone}>{state}</Tag>
      <small>{figures.when(at)}</small>
    </>
  );
}
