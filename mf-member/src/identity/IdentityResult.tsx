import type { Identity, IdentityCheck } from '@unisite/shared/contract/identityChecks';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, type IconName, Panel, Tag, type TagProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { subPagePath } from '../centre/subPage.ts';
import styles from './Identity.module.css';

type Shown = 'inReview' | 'accepted' | 'refused' | 'expired';

const tags: Readonly<Record<Shown, { readonly tone: TagProps['tone']; readonly icon: IconName }>> = {
  inReview: { tone: 'sky', icon: 'clock' },
  accepted: { tone: 'jade', icon: 'check' },
  refused: { tone: 'coral', icon: 'close' },
  expired: { tone: 'gold', icon: 'alert' },
};

const shownOf = ({ state }: IdentityCheck): Shown | null =>
  state === 'asked' ? null : state === 'sent' ? 'inReview' : state;

/** The state of a submitted check: what it means, and what to do. */
export function IdentityResult({ value, check }: { value: Identity; check: IdentityCheck }): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const shown = shownOf(check);
  if (!shown) return null;
  const limit =
    value.asked === 'never'
      ? t('identity.limit.never')
      : value.above === null
        ? t('identity.limit.none')
        : t('identity.limit.above', { amount: format.money(value.above, { whole: true }) });
  const ended = check.acceptedUntil ? format.date(check.acceptedUntil) : '';
  const text = {
    inReview: () => ({
      title: t('identity.inReviewTitle'),
      lines: [t('identity.sentAt', { at: check.sentAt ? format.dateTime(check.sentAt) : '' }), limit],
    }),
    accepted: () => ({
      title: t('identity.acceptedTitle', { day: check.decidedAt ? format.date(check.decidedAt) : '' }),
      lines: [t('identity.acceptedText'), t('identity.acceptedUntil', { day: ended })],
    }),
    refused: () => ({
      title: t(`identity.refusedFor.${check.reason ?? 'notAccepted'}`),
      lines: [
        t(`identity.todo.${check.reason ?? 'notAccepted'}`),
        check.triesLeft > 0 ? t('identity.triesLeft', { count: check.triesLeft }) : t('identity.noTries'),
      ],
    }),
    expired: () => ({ title: t('identity.expiredTitle', { day: ended }), lines: [limit, t('identity.expiredText')] }),
  }[shown]();
  return (
    <Panel className={styles.result}>
      <Tag {...tags[shown]}>{t(`identity.state.${shown}`)}</Tag>
      <h2>{text.title}</h2>
      {text.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {shown === 'accepted' && (
        <Button variant="primary" icon="withdraw" href={subPagePath('withdrawal')}>
          {t('menu.withdrawal')}
        </Button>
      )}
      {shown === 'refused' && check.triesLeft === 0 && (
        <Button icon="headset" href="/helpmc">
          {t('identity.service')}
        </Button>
      )}
    </Panel>
  );
}
