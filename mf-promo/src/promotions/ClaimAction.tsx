import { invalidate, useAction } from '@unisite/shared/api';
import {
  joinPromotion,
  type PromotionCard,
  promotionAddress,
  promotionDetail,
  promotions,
} from '@unisite/shared/contract/promotions';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { useFormat, useLanguage, useText } from '@unisite/shared/i18n';
import { currentLocation } from '@unisite/shared/navigation';
import { requireLogin } from '@unisite/shared/session';
import { Button, type ButtonProps, Tag, type TagProps, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { LeadButton } from './LeadButton.tsx';

type Claim = NonNullable<PromotionCard['claim']>;

interface ClaimActionProps {
  promotion: PromotionCard;
  size?: ButtonProps['size'];
  block?: boolean;
  primary?: boolean;
}

const BONUSES = '/member?page=bonusDetails';
const DEPOSIT = '/member?page=deposit';

const tags: Readonly<Partial<Record<Claim['state'], Pick<TagProps, 'tone' | 'icon'>>>> = {
  issued: { tone: 'jade', icon: 'check' },
  claimed: { tone: 'jade', icon: 'check' },
  rejected: { tone: 'coral', icon: 'info' },
  soon: { icon: 'clock' },
  close: {},
};

/** Text of the link to the application on the promotion's own page. */
const applied = ({ state, starts, again }: Claim): 'apply' | 'applying' | 'again' | null => {
  if (state === 'applying') return 'applying';
  if (again) return 'again';
  return state === 'join' && starts === 'application' ? 'apply' : null;
};

/**
 * The next step of a promotion in its state: join, claim, apply, deposit, see the wagering, or follow its link where it
 * has no offer. Codes and applications are entered on the promotion's own page.
 */
export function ClaimAction({ promotion, size, block, primary = false }: ClaimActionProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { id, title, claim } = promotion;
  const look = { size, block, variant: primary ? ('primary' as const) : undefined };
  const join = useJoin();
  if (!claim) return <LeadButton {...look} promotion={promotion} />;
  if (claim.state === 'process')
    return (
      <Button {...look} href={BONUSES} aria-label={t('claim.progressOne', { title })}>
        {t('claim.progress')}
      </Button>
    );
  if (claim.state === 'joined')
    return (
      <Button {...look} href={DEPOSIT} icon="deposit" aria-label={t('claim.depositOne', { title })}>
        {t('claim.deposit')}
      </Button>
    );
  const toApplication = applied(claim);
  if (toApplication)
    return (
      <Button {...look} href={promotionAddress(id)} aria-label={t(`claim.${toApplication}One`, { title })}>
        {t(`claim.${toApplication}`)}
      </Button>
    );
  const tag = tags[claim.state];
  if (tag)
    return (
      <Tag {...tag}>
        {claim.opensAt ? t('claim.opens', { at: format.dateTime(claim.opensAt) }) : t(`claim.${claim.state}`)}
      </Tag>
    );
  if (claim.starts === 'code')
    return (
      <Button {...look} href={promotionAddress(id)} aria-label={t('claim.codeOne', { title })}>
        {t('claim.code')}
      </Button>
    );
  return (
    <Button
      {...look}
      busy={join.isPending}
      aria-label={t(claim.state === 'claim' ? 'claim.claimOne' : 'promotions.joinOne', { title })}
      onClick={() => join.join({ id })}
    >
      {t(claim.state === 'claim' ? 'claim.claim' : 'promotions.join')}
    </Button>
  );
}

/** Joins a promotion, after a sign-in if needed, and shows the outcome as a toast. */
export function useJoin() {
  const t = useText();
  const language = useLanguage();
  const { mutate, isPending, error, reset } = useAction(joinPromotion);
  const join = (request: { id: string; code?: string }) => {
    const { pathname, search } = currentLocation().location;
    if (!requireLogin(`${pathname}${search}`)) return;
    mutate(request, {
      onSuccess: ({ state }) => {
        toastStore.show({ title: t(state === 'joined' ? 'claim.didJoin' : 'claim.didGet'), icon: 'check' });
        void invalidate(promotions);
        void invalidate(promotionDetail);
      },
      onError: (failed) => {
        if (request.code === undefined) toastStore.show({ title: refusalSentence(failed, language), icon: 'info' });
        void invalidate(promotions);
        void invalidate(promotionDetail);
      },
    });
  };
  return { join, isPending, error: error ? refusalSentence(error, language) : null, reset };
}
