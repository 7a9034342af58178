import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, Button, Dialog } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import type { BetTexts } from './betTexts.ts';
import styles from './Slip.module.css';
import type { PricedDraft } from './slip.ts';

interface ConfirmSlipProps {
  open: boolean;
  priced: readonly PricedDraft[];
  texts: BetTexts;
  numero: string;
  staked: number;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** What is about to be bought, line by line, with the whole stake. */
export function ConfirmSlip({
  open,
  priced,
  texts,
  numero,
  staked,
  busy,
  onConfirm,
  onClose,
}: ConfirmSlipProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const whole = format.money(staked, { whole: true });
  return (
    <Dialog
      open={open}
      title={t('betting.confirmTitle', { amount: whole })}
      dismissible={!busy}
      onClose={onClose}
      foot={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {t('betting.lookAgain')}
          </Button>
          <Button variant="primary" busy={busy} onClick={onConfirm}>
            {t('betting.place', { amount: whole })}
          </Button>
        </>
      }
    >
      <p className="soft">{t('betting.confirmText', { numero })}</p>
      <ul className={styles.confirmList}>
        {priced.map(({ line, picks, staked: own, odds }) => (
          <li key={line.bet}>
            <strong>{texts.name(line.bet)}</strong>
            <Amount value={format.money(own, { whole: true })} />
            <small>
              {t('betting.confirmLine', {
                picks: format.number(picks),
                odds: [...new Set(Object.values(odds))].map(texts.odds).join(', '),
              })}
            </small>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
