import { useOperation } from '@unisite/shared/api';
import { vnd } from '@unisite/shared/contract/money';
import { CONVERSION_STEP, convertPoints, pointBalance, pointConfig } from '@unisite/shared/contract/points';
import { toInput, useForm } from '@unisite/shared/form';
import { useFormat, useText } from '@unisite/shared/i18n';
import { usePermissions } from '@unisite/shared/session';
import { useRetryableCall } from '@unisite/shared/session/form';
import { Button, EmptyState, Icon, Panel, QueryError, Skeleton, TextField, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Mall.module.css';
import { isPin, PinField } from './PinField.tsx';
import { refreshPoints } from './refreshPoints.ts';
import { SignInFirst } from './SignInFirst.tsx';
import { SpendForm } from './SpendForm.tsx';

/** Converts points to money in whole hundreds, at the market's rate. */
export function ConvertPanel(): ReactElement {
  const t = useText();
  const { memberCentre } = usePermissions();
  const config = useOperation(pointConfig, {});
  const balance = useOperation(pointBalance, {}, { enabled: memberCentre });
  const failed = config.error && !config.data ? config : balance.error && !balance.data ? balance : null;
  if (failed)
    return (
      <Panel>
        <QueryError title={t('mall.failed')} query={failed} />
      </Panel>
    );
  if (config.data && !config.data.conversion)
    return (
      <Panel>
        <EmptyState picture="lantern" level={2} title={t('convert.closed')} text={t('convert.closedText')} />
      </Panel>
    );
  if (!memberCentre) return <SignInFirst returnTo="/pointMall?tab=convert" />;
  if (!config.data?.conversion || !balance.data)
    return (
      <Panel busy>
        <Skeleton kind="block" height={320} />
      </Panel>
    );
  return <Conversion terms={config.data.conversion} have={balance.data} />;
}

interface ConversionProps {
  terms: { readonly per100: number; readonly most: number; readonly wagering: number };
  have: { readonly balance: number; readonly converted: number };
}

function Conversion({ terms, have }: ConversionProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { sendOnce } = useRetryableCall();
  const most = Math.max(
    0,
    Math.floor(Math.min(have.balance, terms.most - have.converted) / CONVERSION_STEP) * CONVERSION_STEP,
  );
  const pointsOf = (typed: string) => Number(typed.replace(/\D/g, '') || Number.NaN);
  const amountOf = (points: number) => (points / 100) * terms.per100;
  const form = useForm({
    values: { points: '', withdrawalPin: '' },
    validate: ({ points, withdrawalPin }) => {
      const count = pointsOf(points);
      const isWhole = count >= CONVERSION_STEP && count % CONVERSION_STEP === 0;
      return {
        points: !isWhole
          ? t('convert.steps')
          : count > most
            ? t('convert.most', { points: format.number(most) })
            : null,
        withdrawalPin: isPin(withdrawalPin) ? null : t('mall.missing.pin'),
      };
    },
    submit: async ({ points, withdrawalPin }) => {
      const count = pointsOf(points);
      try {
        await sendOnce(convertPoints, { points: count, per100: vnd(terms.per100), withdrawalPin });
        toastStore.show({
          title: t('convert.done', { amount: format.money(amountOf(count), { whole: true }) }),
          icon: 'check',
        });
        form.setValue('points', '');
        form.setValue('withdrawalPin', '');
      } finally {
        void refreshPoints();
      }
    },
    fieldOfRefusal: { WRONG_WITHDRAWAL_PIN: 'withdrawalPin', POINTS_SHORT: 'points', CONVERSION_LIMIT: 'points' },
    secret: 'withdrawalPin',
  });
  const count = pointsOf(form.values.points);
  const amount = Number.isNaN(count) ? 0 : amountOf(count);
  const quick = [1_000, 5_000, 10_000].filter((points) => points < most);
  return (
    <Panel
      title={t('mall.tab.convert')}
      className={styles.narrow}
      end={<span className="gold">{t('convert.rate', { amount: format.money(terms.per100, { whole: true }) })}</span>}
    >
      <SpendForm
        form={form}
        confirm={
          amount > 0 ? t('convert.go', { amount: format.money(amount, { whole: true }) }) : t('mall.tab.convert')
        }
      >
        <TextField
          {...toInput(form.field('points'))}
          label={t('convert.points')}
          hint={t('convert.steps')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
        />
        <div className="row">
          {[...quick, ...(most > 0 ? [most] : [])].map((points) => (
            <Button key={points} size="sm" onClick={() => form.setValue('points', String(points))}>
              {points === most ? t('convert.all', { points: format.number(points) }) : format.number(points)}
            </Button>
          ))}
        </div>
        <div className={styles.swap} aria-live="polite">
          <p>
            <b>{format.number(Number.isNaN(count) ? 0 : count)}</b>
            <small>{t('mall.points')}</small>
          </p>
          <Icon name="right" />
          <p>
            <b>{format.money(amount, { whole: true })}</b>
            <small>{t(terms.wagering === 0 ? 'convert.toWallet' : 'convert.toBonus')}</small>
          </p>
        </div>
        <dl className={styles.facts}>
          <dt>{t('mall.have')}</dt>
          <dd>{format.number(have.balance)}</dd>
          <dt>{t('convert.month')}</dt>
          <dd>{t('convert.ofMost', { points: format.number(have.converted), most: format.number(terms.most) })}</dd>
          <dt>{t('convert.wagering')}</dt>
          <dd>{terms.wagering === 0 ? t('convert.noWagering') : t('convert.times', { count: terms.wagering })}</dd>
        </dl>
        <PinField {...form.field('withdrawalPin')} />
      </SpendForm>
    </Panel>
  );
}
