import './pointTexts.ts';
import { type DeskRedemption, pointDesk, redemptionDesk } from '@unisite/shared/contract/operatorsPoints';
import { redeemState } from '@unisite/shared/contract/points';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import { Chips, EmptyState, ErrorState, Pagination, Panel, Skeleton, Tag } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { DialogButton } from '../../../acts/DialogButton.tsx';
import { useOperation } from '../../../frame/api/queries.ts';
import rows from '../../../frame/cards/Rows.module.css';
import { useErrorText } from '../../../frame/words/useErrorText.ts';
import { useMarkets } from '../../../frame/words/useMarkets.ts';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import { useGoodsText } from './useGoodsText.ts';
import { usePointRuleText } from './usePointRuleText.ts';

const PAGE_SIZE = 20;

/** The points mall: waiting redemptions, items, and rules for points. */
export function MallDesk(): ReactElement {
  return (
    <>
      <Redemptions />
      <Goods />
      <Rules />
    </>
  );
}

function Redemptions(): ReactElement {
  const t = useText();
  const [state, setState] = useState<DeskRedemption['state']>('process');
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useOperation(redemptionDesk, { state, page, pageSize: PAGE_SIZE });
  return (
    <Panel flush busy={isFetching} title={t('points.redemptions')}>
      <div className="panel__body">
        <Chips
          label={t('points.redemptions')}
          options={redeemState.options.map((id) => ({ id, label: t(`points.state.${id}`) }))}
          value={state}
          onChange={(id) => {
            setState(redeemState.options.find((one) => one === id) ?? 'process');
            setPage(1);
          }}
        />
      </div>
      <Loaded data={data} error={error} retry={() => void refetch()}>
        {data?.rows.length === 0 && <EmptyState title={t('points.noRedemptions')} />}
        {data && data.rows.length > 0 && (
          <ul className={rows.rows}>
            {data.rows.map((row) => (
              <RedemptionLine key={row.id} redemption={row} />
            ))}
          </ul>
        )}
        {data && <Pagination page={page} pages={Math.ceil(data.total / PAGE_SIZE)} onPage={setPage} />}
      </Loaded>
    </Panel>
  );
}

function RedemptionLine({ redemption }: { redemption: DeskRedemption }): ReactElement {
  const t = useText();
  const format = useFormat();
  const figures = useNumberFormat();
  const localized = useLocalized();
  const { nameOf } = useMarkets();
  const { reference, account, market, points, amount, delivery, at, note, state } = redemption;
  const title = localized(redemption.title);
  return (
    <li>
      <div className={rows.text}>
        <strong>{title}</strong>
        <p className="muted">
          {[
            reference,
            account,
            nameOf(market),
            t('points.price', { points: format.number(points) }),
            ...(amount === null ? [] : [format.money(amount, { whole: true })]),
            figures.when(at),
          ].join(' · ')}
        </p>
        {delivery && <p>{[delivery.name, delivery.phone, delivery.address].join(' · ')}</p>}
        {note && <p className="muted">{note}</p>}
      </div>
      {state === 'process' && (
        <div className="row">
          {(['approve', 'reject'] as const).map((decision) => (
            <DialogButton
              key={decision}
              size="sm"
              variant="outline"
              aria-label={t(`points.decide.${decision}`, { title: `${title}, ${account}` })}
              request={{ kind: 'redemption', redemption, decision }}
            >
              {t(`points.${decision}`)}
            </DialogButton>
          ))}
        </div>
      )}
    </li>
  );
}

function Goods(): ReactElement {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const goodsText = useGoodsText();
  const { data, error, isFetching, refetch } = useOperation(pointDesk, {});
  return (
    <Panel
      flush
      busy={isFetching}
      title={t('points.goods')}
      end={
        <DialogButton size="sm" variant="primary" icon="plus" request={{ kind: 'goods', goods: null }}>
          {t('points.new')}
        </DialogButton>
      }
    >
      <Loaded data={data} error={error} retry={() => void refetch()}>
        {data?.rows.length === 0 && <EmptyState title={t('points.noGoods')} />}
        <ul className={rows.rows}>
          {data?.rows.map((goods) => {
            const name = localized(goods.draft.name);
            return (
              <li key={goods.id}>
                <div className={rows.text}>
                  <div className="row">
                    <Tag>{t(`points.category.${goods.draft.category}`)}</Tag>
                    <strong>{name}</strong>
                  </div>
                  <p>{goodsText(goods.draft).join(' · ')}</p>
                  <p className="muted">
                    {[goods.id, t('points.redeemed', { n: format.number(goods.redeemed) })].join(' · ')}
                  </p>
                </div>
                <DialogButton
                  size="sm"
                  variant="outline"
                  aria-label={t('points.changeOf', { name })}
                  request={{ kind: 'goods', goods }}
                >
                  {t('points.change')}
                </DialogButton>
              </li>
            );
          })}
        </ul>
      </Loaded>
    </Panel>
  );
}

function Rules(): ReactElement {
  const t = useText();
  const ruleText = usePointRuleText();
  const { nameOf } = useMarkets();
  const { data, error, isFetching, refetch } = useOperation(pointDesk, {});
  return (
    <Panel flush busy={isFetching} title={t('points.rules')}>
      <Loaded data={data} error={error} retry={() => void refetch()}>
        <ul className={rows.rows}>
          {data?.rules.map(({ market, rule }) => (
            <li key={market}>
              <div className={rows.text}>
                <strong>{nameOf(market)}</strong>
                <p>{ruleText(rule).join(' · ')}</p>
              </div>
              <DialogButton
                size="sm"
                variant="outline"
                aria-label={t('points.changeOf', { name: nameOf(market) })}
                request={{ kind: 'pointRule', market, rule }}
              >
                {t('points.change')}
              </DialogButton>
            </li>
          ))}
        </ul>
      </Loaded>
    </Panel>
  );
}

interface LoadedProps {
  data: unknown;
  error: Parameters<ReturnType<typeof useErrorText>>[0] | null;
  retry: () => void;
  children: ReactNode;
}

function Loaded({ data, error, retry, children }: LoadedProps): ReactNode {
  const t = useText();
  const errorText = useErrorText();
  if (data) return children;
  if (error) return <ErrorState title={t('points.failed')} text={errorText(error)} code={error.code} onRetry={retry} />;
  return (
    <div className="panel__body">
      <Skeleton kind="row" count={3} />
    </div>
  );
}
