import { useOperation } from '@unisite/shared/api';
import { balance } from '@unisite/shared/contract/wallet';
import { useFormat, useText } from '@unisite/shared/i18n';
import { useBalanceHidden } from '@unisite/shared/session';
import { announce, Icon, Spinner, toastStore, VisuallyHidden } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useRef } from 'react';

/** The balance with two decimals; the eye hides it, a press refetches it, changes are announced politely. */
export function Balance(): ReactElement {
  const t = useText();
  const format = useFormat();
  const query = useOperation(balance, {});
  const [hidden, hide] = useBalanceHidden();
  const sum = query.data?.sumBalance;
  const bonus = query.data?.bonus ?? 0;
  const money = sum === undefined ? null : format.money(sum);
  useAnnouncedChange(sum, hidden ? null : money);

  const refresh = async () => {
    const { data, error } = await query.refetch();
    if (error) toastStore.show({ tone: 'error', title: t('balance.failed'), text: error.message });
    // a changed sum is announced when it renders
    else if (data?.sumBalance === sum && !hidden && money) announce(t('balance.is', { amount: money }));
  };
  const name = hidden || money === null ? t('balance.hidden') : t('balance.is', { amount: money });

  return (
    <div className="balance needs-scripts" aria-busy={query.isFetching}>
      <div className="balance__body">
        {query.isFetching ? <Spinner /> : <Icon name="wallet" />}
        <div className="balance__sums">
          <button
            type="button"
            className="balance__amount"
            aria-label={t('balance.refresh', { balance: name })}
            title={t('balance.again')}
            onClick={() => void refresh()}
          >
            <Figures hidden={hidden} sum={sum} failed={query.isError} />
          </button>
          {bonus > 0 && !hidden && (
            <small className="balance__bonus">
              <Icon name="gift" />
              <VisuallyHidden>{t('balance.bonus')}</VisuallyHidden>
              <span className="num">{format.figures(bonus)}</span>
            </small>
          )}
        </div>
      </div>
      <button
        type="button"
        className="balance__tool"
        aria-label={hidden ? t('balance.show') : t('balance.hide')}
        title={hidden ? t('balance.show') : t('balance.hide')}
        onClick={() => hide(!hidden)}
      >
        <Icon name={hidden ? 'eye-off' : 'eye'} />
      </button>
    </div>
  );
}

function Figures({ hidden, sum, failed }: { hidden: boolean; sum: number | undefined; failed: boolean }): ReactElement {
  const format = useFormat();
  if (hidden) return <span className="num">••••••</span>;
  if (sum === undefined) return failed ? <span className="num">–</span> : <span className="bone bone--num" />;
  return (
    <>
      <span className="num">{format.figures(sum)}</span>
      <span className="balance__currency">
        {'\u00a0'}
        {format.currency}
      </span>
    </>
  );
}

/** Announces a balance that differs from the previous one; never the first, and nothing while it is hidden. */
function useAnnouncedChange(sum: number | undefined, money: string | null): void {
  const t = useText();
  const before = useRef(sum);
  useEffect(() => {
    const changed = before.current !== undefined && sum !== undefined && before.current !== sum;
    before.current = sum;
    if (changed && money) announce(t('balance.is', { amount: money }));
  }, [sum, money, t]);
}
