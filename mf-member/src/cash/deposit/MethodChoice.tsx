import type { CashTerms, DepositMethod } from '@unisite/shared/contract/cash';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Icon, type IconName } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import styles from '../Cash.module.css';

export const methodIcons: Readonly<Record<DepositMethod, IconName>> = {
  bankTransfer: 'qr',
  card: 'id-card',
  eWallet: 'wallet',
};

interface MethodChoiceProps {
  methods: readonly (CashTerms & { method: DepositMethod; open: boolean })[];
  value: DepositMethod;
  /** Takes the focus when it mounts. */
  focused: boolean;
  onChange: (method: DepositMethod) => void;
}

/** The deposit methods, each with its limits and fee. */
export function MethodChoice({ methods, value, focused, onChange }: MethodChoiceProps): ReactElement {
  const t = useText();
  const chosen = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) chosen.current?.focus();
  }, [focused]);
  const format = useFormat();
  const money = (amount: number) => format.money(amount, { whole: true });
  const feeText = ({ feePercent, feeFixed }: CashTerms) => {
    if (feePercent === 0 && feeFixed === 0) return t('cash.free');
    const parts = [
      feePercent > 0 ? `${format.number(feePercent, feePercent % 1 ? 1 : 0)}%` : '',
      feeFixed > 0 ? money(feeFixed) : '',
    ];
    return t('cash.feeOf', { fee: parts.filter(Boolean).join(' + ') });
  };
  return (
    <fieldset className={styles.step}>
      <legend>
        <span aria-hidden>1</span>
        {t('deposit.how')}
      </legend>
      <div className={styles.methods}>
        {methods.map((one) => (
          <label key={one.method} className={styles.method}>
            <input
              ref={one.method === value ? chosen : undefined}
              type="radio"
              name="method"
              value={one.method}
              checked={one.method === value}
              disabled={!one.open}
              onChange={() => onChange(one.method)}
            />
            <Icon name={methodIcons[one.method]} />
            <span>
              <b>{t(`deposit.method.${one.method}`)}</b>
              <small>{one.open ? `${money(one.minimum)} – ${money(one.maximum)}` : t('deposit.methodClosed')}</small>
              <small>{feeText(one)}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
