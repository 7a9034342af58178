import { failureNumber } from '@unisite/shared/contract/failureNumber';
import { type MountFailure, mountFailures } from '@unisite/shared/contract/mounts';
import type { healthSeries } from '@unisite/shared/contract/operators';
import type { VersionView } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import type { Infer } from '@unisite/shared/schema';
import { Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import styles from './HealthTab.module.css';

interface FailureListProps {
  /** The remote's name. */
  remote: string;
  failures: Infer<typeof healthSeries.value>['failures'];
  versions: readonly VersionView[];
}

/** Causes of failures, most frequent first. */
export function FailureList({ remote, failures, versions }: FailureListProps): ReactElement | null {
  const t = useText();
  const figures = useNumberFormat();
  if (failures.length === 0) return null;
  return (
    <section className={styles.failures}>
      <h3>{t('failures.title')}</h3>
      <ul>
        {failures
          .toSorted((one, other) => other.count - one.count)
          .map(({ digest, code, detail, count, lastAt }) => (
            <li key={`${digest} ${code} ${detail}`}>
              <Icon name="alert" />
              <div>
                <strong>{t(`failure.${causeOf(code)}`)}</strong>
                <p className={styles.detail}>{detail}</p>
                <p className="muted">
                  {t('failures.where', {
                    version: versions.find((version) => version.digest === digest)?.version ?? digest,
                    code,
                    number: failureNumber(remote, code),
                    at: figures.when(lastAt),
                  })}
                </p>
              </div>
              <b className="num">{t('failures.times', { count, n: figures.count(count) })}</b>
            </li>
          ))}
      </ul>
    </section>
  );
}

const causeOf = (code: string): MountFailure | 'OTHER' => mountFailures.find((known) => known === code) ?? 'OTHER';
