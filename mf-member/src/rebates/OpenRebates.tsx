import type { Category } from '@unisite/shared/contract/games';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { claimRebates, type OpenRebate, type rebates } from '@unisite/shared/contract/rebates';
import { useFormat, useText } from '@unisite/shared/i18n';
import { useRetryableCall } from '@unisite/shared/session/form';
import { Amount, Button, Checkbox, Panel, Table, toastStore, VisuallyHidden } from '@unisite/shared/ui';
import { refreshWallets } from '@unisite/shared/wallets';
import { type ReactElement, useState } from 'react';
import styles from './Rebates.module.css';

interface OpenRebatesProps {
  rebates: ValueOf<typeof rebates>;
  onPaid: () => void;
}

/** Available rebates by game category; where they are claimed, the button shows the total of the selected ones. */
export function OpenRebates({ rebates: { mode, open, least }, onPaid }: OpenRebatesProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { sendOnce } = useRetryableCall();
  const [left, setLeft] = useState<ReadonlySet<Category>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const isClaimed = mode === 'claimed';
  const payable = open.filter(({ isTooLittle }) => !isTooLittle);
  const chosen = payable.filter(({ category }) => !left.has(category));
  const sumOf = (of: 'valid' | 'amount') => chosen.reduce((sum, row) => sum + Math.round(row[of] * 100), 0) / 100;
  const tick = (categories: readonly Category[], isOn: boolean) => {
    const next = new Set(left);
    for (const one of categories) {
      if (isOn) next.delete(one);
      else next.add(one);
    }
    setLeft(next);
  };
  const claim = async (categories: readonly Category[]) => {
    setBusy(true);
    try {
      const paid = await sendOnce(claimRebates, { categories: [...categories] });
      toastStore.show({
        tone: 'won',
        icon: 'cashback',
        title: t('rebates.done', { amount: format.money(paid.amount) }),
      });
      void refreshWallets();
    } catch (error) {
      toastStore.show({ tone: 'error', title: error instanceof Error ? error.message : '' });
    } finally {
      setBusy(false);
      onPaid();
    }
  };
  const name = ({ category }: OpenRebate) => t(`category.${category}`);
  return (
    <Panel title={t('rebates.title')} flush>
      <Table
        caption={t('rebates.title')}
        rows={open}
        rowKey={({ category }) => category}
        columns={[
          {
            key: 'category',
            head: isClaimed ? (
              <Checkbox
                checked={payable.length > 0 && chosen.length === payable.length}
                disabled={payable.length === 0}
                onChange={({ target }) =>
                  tick(
                    payable.map(({ category }) => category),
                    target.checked,
                  )
                }
              >
                {t('rebates.category')}
                <VisuallyHidden>, {t('rebates.all')}</VisuallyHidden>
              </Checkbox>
            ) : (
              t('rebates.category')
            ),
            cell: (row) =>
              isClaimed ? (
                <Checkbox
                  checked={!row.isTooLittle && !left.has(row.category)}
                  disabled={row.isTooLittle}
                  onChange={({ target }) => tick([row.category], target.checked)}
                >
                  <strong className={styles.kind}>{name(row)}</strong>
                </Checkbox>
              ) : (
                <strong>{name(row)}</strong>
              ),
          },
          {
            key: 'valid',
            head: t('rebates.valid'),
            label: t('rebates.valid'),
            end: true,
            className: 'is-line',
            cell: ({ valid }) =>
              valid === 0 ? (
                <span className="muted">{t('rebates.nothing')}</span>
              ) : (
                <span className="num">{format.money(valid)}</span>
              ),
          },
          {
            key: 'percent',
            head: t('rebates.percent'),
            label: t('rebates.percent'),
            end: true,
            className: 'is-line',
            cell: ({ percent }) => <span className="num">{format.percent(percent, 2)}</span>,
          },
          {
            key: 'amount',
            head: t('rebates.amount'),
            label: t('rebates.amount'),
            end: true,
            className: 'is-line',
            cell: ({ amount, isTooLittle }) => (
              <span className={styles.amount}>
                <Amount value={format.money(amount)} tone={isTooLittle ? 'muted' : 'gold'} />
                {isTooLittle && amount > 0 && (
                  <small className="muted">
                    {t('rebates.tooLittle', { least: format.money(least, { whole: true }) })}
                  </small>
                )}
              </span>
            ),
          },
          ...(isClaimed
            ? [
                {
                  key: 'claim',
                  head: <VisuallyHidden>{t('rebates.claim')}</VisuallyHidden>,
                  end: true,
                  cell: (row: OpenRebate) =>
                    row.isTooLittle ? null : (
                      <Button
                        size="sm"
                        disabled={isBusy}
                        aria-label={t('rebates.claimOne', { category: name(row) })}
                        onClick={() => void claim([row.category])}
                      >
                        {t('rebates.claim')}
                      </Button>
                    ),
                },
              ]
            : []),
        ]}
      />
      {isClaimed && (
        <div className={styles.foot}>
          <p>
            <span className="muted">
              {t('rebates.chosen', { count: chosen.length, valid: format.money(sumOf('valid')) })}
            </span>
            <Amount value={format.money(sumOf('amount'))} tone="gold" />
          </p>
          <Button
            variant="primary"
            size="lg"
            busy={isBusy}
            disabled={chosen.length === 0}
            onClick={() => void claim(chosen.map(({ category }) => category))}
          >
            {t('rebates.claimSum', { amount: format.money(sumOf('amount')) })}
          </Button>
        </div>
      )}
    </Panel>
  );
}
