import { useOperation } from '@unisite/shared/api';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { balance } from '@unisite/shared/contract/wallet';
import { useFormat, useText } from '@unisite/shared/i18n';
import { useBalanceHidden } from '@unisite/shared/session';
import { announce, Icon, Spinner, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useRef } from 'react';

/** The balance: two decimals, hidden or shown by the eye, refetched by a press; changes are announced politely. */
export function Balance(): ReactElement {
  const t = useText();
  const format = useFormat();
  const query = useOperation(balance, {});
  const said = (main: number, bonus: number) =>
    bonus > 0 ? t('balance.withBonus', { amount: format.money(main), bonus: format.money(bonus) }) : format.money(main);
  const [hidden, hide] = useBalanceHidden();
  const sum = query.data?.sumBalance;
  const money = sum === undefined ? null : said(sum, query.data?.bonus ?? 0);
  useAnnouncedChange(sum, hidden ? null : money);

  const refresh = async () => {
    const { data, error } = await query.refetch();
    if (error) toastStore.show({ tone: 'error', title: t('balance.failed'), text: error.message });
    // a sum that changed is said when it is drawn
    else if (data?.sumBalance === sum && !hidden && money) announce(t('balance.is', { amount: money }));
  };
  const name = hidden || money === null ? t('balance.hidden') : t('balance.is', { amount: money });

  return (
    <div className="balance needs-scripts" aria-busy={query.isFetching}>
      <div className="balance__body">
        {query.isFetching ? <Spinner /> : <Icon name="wallet" />}
        <button
          type="button"
          className="balance__amount"
          aria-label={t('balance.refresh', { balance: name })}
          title={t('balance.again')}
          onClick={() => void refresh()}
        >
          <Figures hidden={hidden} funds={query.data} failed={query.isError} />
        </button>
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

interface FiguresProps {
  hidden: boolean;
  funds: ValueOf<typeof balance> | undefined;
  failed: boolean;
}

function Figures({ hidden, funds, failed }: FiguresProps): ReactElement {
  const format = useFormat();
  if (hidden) return <span className="num">••••••</span>;
  if (!funds) return failed ? <span className="num">–</span> : <span className="bone bone--num" />;
  return (
    <>
      <span className="num">{format.figures(funds.sumBalance)}</span>
      {'\u00a0'}
      {format.currency}
      {funds.bonus > 0 && (
        <small className="balance__bonus num">
          <Icon name="gift" />
          {format.figures(funds.bonus)}
        </small>
      )}
    </>
  );
}

/** Says a new balance once it differs from the one before; not the first, and nothing while it is hidden. */
function useAnnouncedChange(sum: number | undefined, money: string | null): void {
  const t = useText();
  const before = useRef(sum);
  useEffect(() => {
    const changed = before.current !== undefined && sum !== undefined && before.current !== sum;
    before.current = sum;
    if (changed && money) announce(t('balance.is', { amount: money }));
  }, [sum, money, t]);
}
