import type { TooYoung as Standing } from '@unisite/shared/contract/age';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Dialog } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Age.module.css';

interface TooYoungProps {
  standing: Standing;
  minAge: number;
  onRetype(): void;
  onClose(): void;
}

/** Says from when the visitor is of age; a typing error can be corrected once. */
export function TooYoung({ standing, minAge, onRetype, onClose }: TooYoungProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { from, at, mayRetype } = standing;
  const [before = '', after = ''] = t('age.youngText', { age: minAge, date: '|' }).split('|');
  return (
    <Dialog open title={t('age.youngTitle')} icon="lock" onClose={onClose}>
      <p className="soft">
        {before}
        <strong>{format.date(from)}</strong>
        {after}
      </p>
      <p className="soft">{t(mayRetype ? 'age.youngRetype' : 'age.youngLast')}</p>
      <dl className={styles.kept}>
        <dt>{t('age.kept')}</dt>
        <dd className="num">{format.dateTime(at)}</dd>
      </dl>
      <div className="stack">
        {mayRetype ? (
          <Button size="lg" block onClick={onRetype}>
            {t('age.retype')}
          </Button>
        ) : (
          <Button size="lg" block onClick={onClose}>
            {t('age.understood')}
          </Button>
        )}
        <Button variant="quiet" block href="/help?topic=responsible" onClick={onClose}>
          {t('age.relative', { age: minAge })}
        </Button>
      </div>
    </Dialog>
  );
}
