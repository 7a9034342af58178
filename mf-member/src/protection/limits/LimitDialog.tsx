import type { PlayLimit } from '@unisite/shared/contract/protection';
import { useForm } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Button, Dialog, type IconName } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { AmountField } from '../../cash/form/AmountField.tsx';
import { ValidatedForm } from '../../form/ValidatedForm.tsx';
import { ChangeNotice } from './ChangeNotice.tsx';
import styles from './Limits.module.css';
import { highestLimit, limitChange } from './limitRules.ts';
import { PlayTimeField } from './PlayTimeField.tsx';
import { useLimitWords } from './useLimitWords.ts';
import { useSetLimit } from './useSetLimit.ts';

interface LimitDialogProps {
  limit: PlayLimit;
  icon: IconName;
  onBreak: boolean;
  onClose: () => void;
}

/** Changes one of the member's limits: a lower one applies at once, a higher one, or none, after 24 hours. */
export default function LimitDialog({ limit, icon, onBreak, onClose }: LimitDialogProps): ReactElement {
  const t = useText();
  const words = useLimitWords();
  const setLimit = useSetLimit();
  const set = (value: number | null) => setLimit(limit, value);
  const [removing, setRemoving] = useState(false);
  const { kind, period, own } = limit;
  const highest = highestLimit(limit);
  const faultOf = (asked: number | null): string | null => {
    if (asked === null) return t('protection.edited.missing');
    if (asked > highest) return t('protection.edited.high', { most: words.value(kind, highest) });
    if (onBreak && limitChange(own, asked) === 'raise') return t('protection.edited.onBreak');
    return limitChange(own, asked) === 'same' ? t('protection.edited.same') : null;
  };
  const form = useForm<{ value: number | null }>({
    values: { value: null },
    validate: ({ value }) => ({ value: faultOf(value) }),
    submit: async ({ value }) => {
      await set(value);
      onClose();
    },
  });
  const remove = async () => {
    setRemoving(true);
    try {
      await set(null);
      onClose();
    } catch (error) {
      form.setServerErrors(error);
    } finally {
      setRemoving(false);
    }
  };
  const asked = form.values.value;
  const change = asked === null ? null : limitChange(own, asked);
  const field = {
    ...form.field('value'),
    label: t('protection.edited.value'),
    note: own === null ? undefined : t('protection.edited.now', { value: words.value(kind, own) }),
  };
  return (
    <Dialog
      open
      icon={icon}
      title={t(`protection.edited.title.${kind}`, { period: t(`protection.period.${period}`) })}
      dismissible={!form.busy && !removing}
      onClose={onClose}
    >
      <ValidatedForm form={form}>
        {kind === 'time' ? <PlayTimeField {...field} /> : <AmountField {...field} />}
        <div className={styles.outcome} aria-live="polite">
          {faultOf(asked) === null && change && asked !== null && (
            <ChangeNotice limit={limit} asked={asked} change={change} />
          )}
        </div>
        {own !== null && !onBreak && (
          <Button
            variant="quiet"
            className={styles.remove}
            busy={removing}
            disabled={form.busy}
            onClick={() => void remove()}
          >
            {t('protection.edited.remove')}
          </Button>
        )}
        <div className="dialog__foot">
          <Button variant="quiet" disabled={form.busy || removing} onClick={onClose}>
            {t('protection.edited.cancel')}
          </Button>
          <Button type="submit" busy={form.busy} disabled={removing}>
            {t(change === 'raise' ? 'protection.edited.ask' : 'protection.edited.save')}
          </Button>
        </div>
      </ValidatedForm>
    </Dialog>
  );
}
