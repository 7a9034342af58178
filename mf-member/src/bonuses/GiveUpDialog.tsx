import { invalidate, useAction } from '@unisite/shared/api';
import { giveUpBonus, type MemberBonus, memberBonuses } from '@unisite/shared/contract/bonuses';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { useFormat, useLanguage, useText } from '@unisite/shared/i18n';
import { ConfirmDialog, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

interface GiveUpDialogProps {
  bonus: MemberBonus;
  onClose: () => void;
}

/** Confirms giving up a bonus, and names what is lost. */
export function GiveUpDialog({ bonus: { id, title, balance }, onClose }: GiveUpDialogProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const giveUp = useAction(giveUpBonus);
  return (
    <ConfirmDialog
      open
      danger
      title={t('bonuses.giveUpTitle')}
      text={
        giveUp.error
          ? refusalSentence(giveUp.error, language)
          : t('bonuses.giveUpText', { title, amount: format.money(balance) })
      }
      confirm={t('bonuses.giveUp')}
      busy={giveUp.isPending}
      onClose={onClose}
      onConfirm={() =>
        giveUp.mutate(
          { id },
          {
            onSuccess: () => {
              toastStore.show({ title: t('bonuses.gaveUp', { title }), icon: 'check' });
              void invalidate(memberBonuses);
              onClose();
            },
            onError: () => void invalidate(memberBonuses),
          },
        )
      }
    />
  );
}
