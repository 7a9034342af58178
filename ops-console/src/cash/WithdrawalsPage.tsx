import { cashDesk, type WithdrawalSelection, withdrawalFilter } from '@unisite/shared/contract/operatorsCash';
import { useText } from '@unisite/shared/i18n';
import { Chips, SearchField, Select } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useOperation } from '../api/queries.ts';
import { Contradictions } from '../contradictions/Contradictions.tsx';
import { useTitle } from '../frame/useTitle.ts';
import { LateWins } from '../lateWins/LateWins.tsx';
import { WaitingCorrections } from '../members/WaitingCorrections.tsx';
import { useMarkets } from '../words/useMarkets.ts';
import { useNumberFormat } from '../words/useNumberFormat.ts';
import styles from './Cash.module.css';
import { WithdrawalList } from './WithdrawalList.tsx';

const pageSize = 10;

/**
 * Withdrawals that wait for an operator, are under way, disputed or over, or the one of a reference; each with what can
 * be decided.
 */
export function WithdrawalsPage(): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const { markets, nameOf } = useMarkets();
  const [selection, select] = useState<WithdrawalSelection>('open');
  const [market, setMarket] = useState('');
  const [page, turn] = useState(1);
  const [typed, setTyped] = useState('');
  const [reference, setReference] = useState('');
  const answer = useOperation(
    cashDesk,
    reference ? { reference } : { selection, ...(market ? { market } : {}), page, pageSize },
    { keepPrevious: true },
  );
  useTitle(t('nav.cash'));
  const { data } = answer;
  const forget = () => {
    setTyped('');
    setReference('');
    turn(1);
  };
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{t('cash.title')}</h1>
          <p className="muted">{t('cash.intro')}</p>
        </div>
        <div className={styles.filters}>
          <search>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                setReference(typed.trim());
              }}
            >
              <SearchField
                name="reference"
                label={t('cash.find')}
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={24}
                value={typed}
                onValue={(value) => {
                  setTyped(value);
                  if (value === '') setReference('');
                }}
              />
            </form>
          </search>
          <Select
            label={t('audit.market')}
            hideLabel
            value={market}
            onChange={({ target }) => {
              forget();
              setMarket(target.value);
            }}
            options={[
              { value: '', label: t('audit.everyMarket') },
              ...markets.map(({ code }) => ({ value: code, label: nameOf(code) })),
            ]}
          />
        </div>
      </div>
      <Contradictions />
      <LateWins />
      <WaitingCorrections />
      <Chips
        label={t('cash.selections')}
        value={reference ? [] : selection}
        onChange={(id) => {
          forget();
          select(withdrawalFilter.options.find((one) => one === id) ?? 'open');
        }}
        options={withdrawalFilter.options.map((id) => ({
          id,
          label: t(`cash.selection.${id}`),
          count: data ? figures.count(data.counts[id] ?? 0) : undefined,
        }))}
      />
      <h2 className="visually-hidden">{t('cash.list')}</h2>
      <WithdrawalList answer={answer} reference={reference} page={page} pageSize={pageSize} onPage={turn} />
    </>
  );
}
