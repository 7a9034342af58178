import {
  type DeskPlan,
  type DeskPlanSelection,
  deskPlanSelection,
  lotteryPlanDesk,
} from '@unisite/shared/contract/operatorsLotteryPlans';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import {
  Button,
  Chips,
  EmptyState,
  ErrorState,
  Pagination,
  Panel,
  Select,
  Table,
  Tag,
  TextField,
} from '@unisite/shared/ui';
import { type FormEvent, type ReactElement, useState } from 'react';
import { DialogButton } from '../../../../acts/DialogButton.tsx';
import { useOperation } from '../../../../frame/api/queries.ts';
import { hashOf } from '../../../../frame/navigation/place.ts';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import styles from './LotteryPlans.module.css';
import { planTags } from './planTags.ts';

const pageSize = 20;
/** Plans progress without events: the list is polled, milliseconds. */
const POLL_INTERVAL_MS = 5_000;

/** Members' plans over several draws: running ones, reserved amounts, and a button to end one. */
export function LotteryPlanList(): ReactElement {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const errorText = useErrorText();
  const figures = useNumberFormat();
  const [selection, setSelection] = useState<DeskPlanSelection>('running');
  const [code, setCode] = useState('');
  const [typed, setTyped] = useState('');
  const [account, setAccount] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useOperation(
    lotteryPlanDesk,
    { selection, page, pageSize, ...(account === '' ? {} : { account }), ...(code === '' ? {} : { code }) },
    { keepPrevious: true, every: POLL_INTERVAL_MS },
  );
  const isFiltered = account !== '' || code !== '';
  const find = (event: FormEvent) => {
    event.preventDefault();
    setAccount(typed.trim());
    setPage(1);
  };
  return (
    <>
      <p>
        <Button size="sm" variant="quiet" icon="left" href={hashOf({ page: 'lottery', look: null })}>
          {t('draws.back')}
        </Button>
      </p>
      <div>
        <h1>{t('plans.title')}</h1>
        <p className="muted">{t('plans.intro')}</p>
      </div>
      {data?.setAside.map(({ currency, plans, left }) => (
        <p key={currency}>
          {t('plans.setAside', {
            count: plans,
            n: figures.count(plans),
            currency,
            amount: format.figures(left, { whole: true }),
          })}
        </p>
      ))}
      <div className={styles.filters}>
        <Chips
          label={t('plans.filter')}
          value={selection}
          onChange={(id) => {
            setSelection(deskPlanSelection.options.find((one) => one === id) ?? 'running');
            setPage(1);
          }}
          options={deskPlanSelection.options.map((id) => ({ id, label: t(`plans.selection.${id}`) }))}
        />
        <Select
          label={t('plans.game')}
          hideLabel
          size="sm"
          value={code}
          onChange={({ target }) => {
            setCode(target.value);
            setPage(1);
          }}
          options={[
            { value: '', label: t('plans.everyGame') },
            ...(data?.games ?? []).map((game) => ({ value: game.code, label: localized(game.name) })),
          ]}
        />
        <form className={styles.search} onSubmit={find}>
          <TextField
            name="account"
            label={t('members.account')}
            hideLabel
            placeholder={t('members.account')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" icon="search">
            {t('members.find')}
          </Button>
        </form>
      </div>
      <Panel flush busy={isFetching && !data}>
        {error && !data ? (
          <ErrorState
            title={t('plans.failed')}
            text={errorText(error)}
            code={error.code}
            onRetry={() => void refetch()}
          />
        ) : (
          <PlanTable rows={data?.rows} empty={isFiltered ? t('plans.noneFound') : t(`plans.none.${selection}`)} />
        )}
        {data && data.total > pageSize && (
          <div className="table-foot">
            <span>{t('plans.total', { count: data.total, n: figures.count(data.total) })}</span>
            <Pagination page={page} pages={Math.ceil(data.total / pageSize)} onPage={setPage} />
          </div>
        )}
      </Panel>
    </>
  );
}

function PlanTable({ rows, empty }: { rows: readonly DeskPlan[] | undefined; empty: string }): ReactElement {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const figures = useNumberFormat();
  const sum = (amount: number, { currency }: DeskPlan) => (
    <span className="num">
      {format.figures(amount, { whole: true })} {currency}
    </span>
  );
  return (
    <Table
      caption={t('plans.title')}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState picture="lantern" title={empty} />}
      columns={[
        {
          key: 'plan',
          head: t('plans.plan'),
          cell: ({ id, name, createdAt }) => (
            <>
              <strong>{localized(name)}</strong> <span className="muted num">{id}</span>
              <div className="muted">{figures.when(createdAt)}</div>
            </>
          ),
        },
        {
          key: 'member',
          head: t('members.account'),
          label: t('members.account'),
          cell: ({ account, market }) => (
            <>
              {account} <span className="muted">{market}</span>
            </>
          ),
        },
        {
          key: 'state',
          head: t('draws.stateHead'),
          label: t('draws.stateHead'),
          cell: ({ state, reason }) => (
            <>
              <Tag {...planTags[state]}>{t(`plans.state.${state}`)}</Tag>
              {reason && <div className="muted">{t(`plans.reason.${reason}`)}</div>}
            </>
          ),
        },
        {
          key: 'draws',
          head: t('plans.draws'),
          label: t('plans.draws'),
          cell: ({ draws, bought, next, stopsOnWin }) => (
            <>
              <span className="num">{t('plans.boughtOf', { bought, draws })}</span>
              {next && <div className="muted num">{t('plans.next', { at: figures.when(next.drawsAt) })}</div>}
              {stopsOnWin && <div className="muted">{t('plans.stopsOnWin')}</div>}
            </>
          ),
        },
        {
          key: 'reserved',
          head: t('plans.reserved'),
          label: t('plans.reserved'),
          end: true,
          cell: (plan) => sum(plan.reserved, plan),
        },
        {
          key: 'left',
          head: t('plans.left'),
          label: t('plans.left'),
          end: true,
          cell: (plan) => sum(plan.left, plan),
        },
        { key: 'won', head: t('draws.won'), label: t('draws.won'), end: true, cell: (plan) => sum(plan.won, plan) },
        {
          key: 'end',
          head: <span className="visually-hidden">{t('plans.end')}</span>,
          end: true,
          cell: (plan) =>
            plan.state === 'running' && (
              <DialogButton
                request={{ kind: 'endPlan', plan }}
                size="sm"
                variant="outline"
                icon="block"
                aria-label={t('plans.endOf', { plan: plan.id })}
              >
                {t('plans.end')}
              </DialogButton>
            ),
        },
      ]}
    />
  );
}
