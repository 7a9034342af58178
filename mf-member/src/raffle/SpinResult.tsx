import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Dialog } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Raffle.module.css';
import type { Outcome } from './useSpin.ts';
import { useWonText } from './useWonText.ts';

interface SpinResultProps {
  outcome: Outcome;
  onClose: () => void;
  onVerify: () => void;
}

/** The result of a spin. */
export function SpinResult({ outcome: { spin, tickets, points }, onClose, onVerify }: SpinResultProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { field, proof } = spin;
  const { title, text } = useWonText()(field.gives);
  const hit = proof.chances.find(({ id }) => id === proof.hit);
  return (
    <Dialog
      open
      title={title}
      icon={field.gives.kind === 'nothing' ? 'refresh' : 'trophy'}
      onClose={onClose}
      foot={
        <>
          <Button variant="outline" icon="shield" onClick={onVerify}>
            {t('raffle.verify')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('raffle.close')}
          </Button>
        </>
      }
    >
      <p className="soft">{text}</p>
      {hit && hit.id !== field.id && <p className="soft">{t('raffle.replaced', { title: hit.title })}</p>}
      <dl className={styles.facts}>
        <dt>{t('raffle.leftTickets')}</dt>
        <dd className="num">{format.number(tickets)}</dd>
        <dt>{t('raffle.points')}</dt>
        <dd className="num">{format.number(points)}</dd>
      </dl>
    </Dialog>
  );
}
