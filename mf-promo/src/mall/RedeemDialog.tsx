import { type GoodsItem, maxDeliveryLengths, redeem } from '@unisite/shared/contract/points';
import { toInput, useForm } from '@unisite/shared/form';
import { useFormat, useText } from '@unisite/shared/i18n';
import { useRetryableCall } from '@unisite/shared/session/form';
import { Dialog, LazyImage, TextField, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Mall.module.css';
import { isPin, PinField } from './PinField.tsx';
import { refreshPoints } from './refreshPoints.ts';
import { SpendForm } from './SpendForm.tsx';

interface RedeemDialogProps {
  item: GoodsItem;
  /** The member's points. */
  points: number;
  onClose: () => void;
}

/** Redeems an item with an address and the withdrawal PIN. A wrong PIN keeps all other input. */
export default function RedeemDialog({ item, points, onClose }: RedeemDialogProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { sendOnce } = useRetryableCall();
  const isSent = item.gives === 'parcel';
  const form = useForm({
    values: { name: '', phone: '', address: '', withdrawalPin: '' },
    fields: isSent ? ['name', 'phone', 'address', 'withdrawalPin'] : ['withdrawalPin'],
    validate: ({ name, phone, address, withdrawalPin }) => ({
      name: isSent && name.trim().length < 2 ? t('mall.missing.name') : null,
      phone: isSent && !/^\+?\d{8,15}$/.test(plainNumber(phone)) ? t('mall.missing.phone') : null,
      address: isSent && address.trim().length < 2 ? t('mall.missing.address') : null,
      withdrawalPin: isPin(withdrawalPin) ? null : t('mall.missing.pin'),
    }),
    submit: async ({ name, phone, address, withdrawalPin }) => {
      try {
        const { state } = await sendOnce(redeem, {
          item: item.id,
          price: item.price,
          withdrawalPin,
          ...(isSent ? { delivery: { name: name.trim(), phone: plainNumber(phone), address: address.trim() } } : {}),
        });
        toastStore.show({
          title: t(state === 'approved' ? 'mall.given' : 'mall.ordered', { name: item.name }),
          icon: 'check',
        });
        onClose();
      } finally {
        void refreshPoints();
      }
    },
    fieldOfRefusal: { WRONG_WITHDRAWAL_PIN: 'withdrawalPin' },
    secret: 'withdrawalPin',
  });
  return (
    <Dialog open title={t('mall.redeemOne', { name: item.name })} onClose={onClose}>
      <SpendForm form={form} confirm={t('mall.redeemFor', { points: format.number(item.price) })}>
        <div className={styles.ordered}>
          <LazyImage src={item.picture} alt="" width={160} height={116} first />
          <p>{item.summary}</p>
        </div>
        {isSent && (
          <>
            <div className={styles.two}>
              <TextField
                {...toInput(form.field('name'))}
                label={t('mall.field.name')}
                autoComplete="name"
                maxLength={maxDeliveryLengths.name}
              />
              <TextField
                {...toInput(form.field('phone'))}
                label={t('mall.field.phone')}
                autoComplete="tel"
                inputMode="tel"
                maxLength={20}
              />
            </div>
            <TextField
              {...toInput(form.field('address'))}
              label={t('mall.field.address')}
              autoComplete="street-address"
              maxLength={maxDeliveryLengths.address}
            />
          </>
        )}
        <dl className={styles.facts}>
          <dt>{t('mall.have')}</dt>
          <dd>{format.number(points)}</dd>
          <dt>{t('mall.thisItem')}</dt>
          <dd>{format.number(-item.price)}</dd>
          <dt>{t('mall.remains')}</dt>
          <dd>{t('mall.pointsOf', { points: format.number(points - item.price) })}</dd>
        </dl>
        <PinField {...form.field('withdrawalPin')} />
      </SpendForm>
    </Dialog>
  );
}

/** People group the digits of a number. */
const plainNumber = (typed: string): string => typed.replace(/[\s.-]/g, '');
