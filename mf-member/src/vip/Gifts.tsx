import { invalidate, useAction } from '@unisite/shared/api';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { claimVipGift, clubLevel, type VipGift, type VipLevel, vipClub } from '@unisite/shared/contract/vip';
import { useFormat, useLanguage, useText } from '@unisite/shared/i18n';
import { Button, Tag, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Vip.module.css';

/** The club's gifts: claimable, upcoming and received ones. */
export function Gifts({
  gifts,
  levels,
}: {
  gifts: readonly VipGift[];
  levels: readonly VipLevel[];
}): ReactElement | null {
  const t = useText();
  if (gifts.length === 0) return null;
  const order = { ready: 0, waiting: 1, had: 2 } as const;
  return (
    <section className="section" aria-labelledby="vip-gifts">
      <h2 id="vip-gifts">{t('vip.gifts')}</h2>
      <ul className={styles.gifts}>
        {gifts
          .toSorted((one, other) => order[one.state] - order[other.state])
          .map((gift) => (
            <li key={`${gift.kind}-${gift.level}`}>
              <GiftCard gift={gift} level={levels.find(({ id }) => id === gift.level)?.name ?? gift.level} />
            </li>
          ))}
      </ul>
    </section>
  );
}

function GiftCard({ gift, level }: { gift: VipGift; level: string }): ReactElement {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const { mutate, isPending } = useAction(claimVipGift);
  const { kind, amount, state, at } = gift;
  const sum = format.money(amount, { whole: true });
  const name = t(`vip.gift.${kind}`, { level });
  const claim = () => {
    const id = clubLevel.options.find((one) => one === gift.level);
    if (!id || isPending) return;
    mutate(
      { kind, level: id },
      {
        onSuccess: () => toastStore.show({ title: t('vip.claimed', { amount: sum }), icon: 'check' }),
        onError: (error) => toastStore.show({ title: refusalSentence(error, language), icon: 'info' }),
        onSettled: () => void invalidate(vipClub),
      },
    );
  };
  return (
    <article className="panel">
      <div className={styles.gift}>
        {state === 'ready' && (
          <Tag tone="gold" icon="gift">
            {t('vip.ready')}
          </Tag>
        )}
        {state === 'waiting' && at && <Tag icon="clock">{t('vip.opens', { day: format.date(at) })}</Tag>}
        {state === 'had' && at && (
          <Tag tone="jade" icon="check">
            {t('vip.had', { day: format.date(at) })}
          </Tag>
        )}
        <p className={styles.sum}>{sum}</p>
        <h3>{name}</h3>
        <p className="muted">{t(`vip.giftText.${kind}`)}</p>
        {state === 'ready' && (
          <Button
            variant="primary"
            block
            busy={isPending}
            aria-label={t('vip.claimOne', { name, amount: sum })}
            onClick={claim}
          >
            {t('vip.claim', { amount: sum })}
          </Button>
        )}
        {state === 'had' && (
          <Button variant="outline" block href="/member?page=bonusDetails" aria-label={t('vip.seeOne', { name })}>
            {t('vip.see')}
          </Button>
        )}
      </div>
    </article>
  );
}
