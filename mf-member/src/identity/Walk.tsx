import type { IdentityCheck } from '@unisite/shared/contract/identityChecks';
import { useText } from '@unisite/shared/i18n';
import { classNames, Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Identity.module.css';
import { type IdentityStep, identitySteps, isDone, missingOf } from './steps.ts';

interface WalkProps {
  check: IdentityCheck | null;
  current: IdentityStep;
  onGo: (step: IdentityStep) => void;
}

/** The steps of a check: completed, current and missing ones. */
export function Walk({ check, current, onGo }: WalkProps): ReactElement {
  const t = useText();
  const note = (step: IdentityStep): string => {
    if (isDone(step, check)) return t('identity.stepDone');
    const [missing, ...others] = missingOf(step, check);
    const isBegun = step === 'document' && check?.document === 'passport' ? false : others.length === 0;
    if (step === 'document' && missing && isBegun && check?.document)
      return t('identity.stepMissing', { picture: t(`identity.picture.${missing}`) });
    return t(`identity.stepNote.${step}`);
  };
  return (
    <ol className={styles.walk}>
      {identitySteps.map((step, place) => {
        const done = isDone(step, check);
        return (
          <li key={step} className={classNames(done && styles.done, step === current && styles.now)}>
            <button
              type="button"
              // the first step decides which pictures are needed
              disabled={step !== 'facts' && !check?.document}
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onGo(step)}
            >
              <span aria-hidden className={styles.mark}>
                {done ? <Icon name="check" size={16} /> : place + 1}
              </span>
              <b>{t(`identity.step.${step}`)}</b>
              <small>{note(step)}</small>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
