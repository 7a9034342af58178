import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, Button, Dialog } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { nameOf } from '../plans/PlanPanel.tsx';
import { allTimes } from '../plans/planDraft.ts';
import type { BetTexts } from './betTexts.ts';
import styles from './Slip.module.css';
import type { PricedDraft } from './slip.ts';
import type { SlipPlan } from './usePlaceSlip.ts';

interface ConfirmSlipProps {
  open: boolean;
  priced: readonly PricedDraft[];
  texts: BetTexts;
  numero: string;
  /** The total price, formatted. */
  amount: string;
  plan: SlipPlan | null;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms a purchase: line by line, with the total stake. */
export function ConfirmSlip({
  open,
  priced,
  texts,
  numero,
  amount,
  plan,
  busy,
  onConfirm,
  onClose,
}: ConfirmSlipProps): ReactElement {
  const t = useText();
  const format = useFormat();
  return (
    <Dialog
      open={open}
      title={
        plan ? t('plan.confirmTitle', { count: plan.times.length, amount }) : t('betting.confirmTitle', { amount })
      }
      dismissible={!busy}
      onClose={onClose}
      foot={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {t('betting.lookAgain')}
          </Button>
          <Button variant="primary" busy={busy} onClick={onConfirm}>
            {t('betting.place', { amount })}
          </Button>
        </>
      }
    >
      <p className="soft">{plan ? t('plan.confirmText') : t('betting.confirmText', { numero })}</p>
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
        {plan && <PlanLine plan={plan} />}
      </ul>
    </Dialog>
  );
}

/** The draws of a plan, and when it stops. */
function PlanLine({ plan }: { plan: SlipPlan }): ReactElement | null {
  const t = useText();
  const [first, last] = [plan.draws?.[0], plan.draws?.at(-1)];
  if (!first || !last) return null;
  return (
    <li>
      <strong>{t('plan.fromTo', { first: nameOf(first), last: nameOf(last) })}</strong>
      <span className="num">× {allTimes(plan)}</span>
      <small>{t(plan.stopsOnWin ? 'plan.confirmStops' : 'plan.confirmAll')}</small>
    </li>
  );
}
