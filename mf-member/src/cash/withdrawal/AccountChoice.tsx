import type { BankAccount } from '@unisite/shared/contract/bankAccounts';
import { useText } from '@unisite/shared/i18n';
import { Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from '../Cash.module.css';

interface AccountChoiceProps {
  accounts: readonly BankAccount[];
  value: string;
  onChange: (id: string) => void;
}

/** Choice of the member's bank account. */
export function AccountChoice({ accounts, value, onChange }: AccountChoiceProps): ReactElement {
  const t = useText();
  return (
    <fieldset className={styles.step}>
      <legend>
        <span aria-hidden>1</span>
        {t('withdrawal.where')}
      </legend>
      <div className={styles.methods}>
        {accounts.map(({ id, bank, number, holder }) => (
          <label key={id} className={styles.method}>
            <input type="radio" name="bankAccount" value={id} checked={id === value} onChange={() => onChange(id)} />
            <Icon name="id-card" />
            <span>
              <b>{bank.name}</b>
              <small className="num">{number}</small>
              <small>{holder}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
