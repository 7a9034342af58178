import { type PromotionCard, promotionAddress } from '@unisite/shared/contract/promotions';
import { useText } from '@unisite/shared/i18n';
import { Button, type ButtonProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { leadWord } from './leadWord.ts';

interface LeadButtonProps extends Pick<ButtonProps, 'size' | 'block' | 'variant'> {
  promotion: Pick<PromotionCard, 'id' | 'title' | 'to'>;
}

/** Labelled link to a promotion's target; without one, to the promotion's own page. */
export function LeadButton({ promotion: { id, title, to }, ...look }: LeadButtonProps): ReactElement {
  const t = useText();
  const word = leadWord(to);
  const says = word ? t(`lead.${word}`) : t('promotions.details');
  return (
    <Button {...look} href={word ? to : promotionAddress(id)} aria-label={`${says}: ${title}`}>
      {says}
    </Button>
  );
}
