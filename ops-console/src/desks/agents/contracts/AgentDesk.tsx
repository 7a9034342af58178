import { agentDesk, type DeskAgent } from '@unisite/shared/contract/operatorsAgents';
import { useFormat, useText } from '@unisite/shared/i18n';
import {
  Button,
  type Column,
  EmptyState,
  Pagination,
  Panel,
  Skeleton,
  Table,
  Tag,
  TextField,
} from '@unisite/shared/ui';
import { type FormEvent, lazy, type ReactElement, Suspense, useState } from 'react';
import { useOperation } from '../../../frame/api/queries.ts';
import { Loaded } from '../../../frame/parts/Loaded.tsx';
import { useMarkets } from '../../../frame/words/useMarkets.ts';
import styles from './Agents.module.css';

const OneAgent = lazy(async () => ({ default: (await import('./desks.ts')).OneAgent }));

const pageSize = 25;

/** A market's agents: top-level ones, those below one, or search results. */
export function AgentDesk({ market }: { market: string }): ReactElement {
  const [opened, open] = useState<string | null>(null);
  const [below, setBelow] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  if (opened)
    return (
      <Suspense fallback={<Skeleton kind="block" height={280} />}>
        <OneAgent id={opened} onBack={() => open(null)} />
      </Suspense>
    );
  const look = (wanted: string | null, searched = '') => {
    setBelow(wanted);
    setSearch(searched);
    setPage(1);
  };
  return (
    <AgentList
      market={market}
      below={below}
      search={search}
      page={page}
      onPage={setPage}
      onLook={look}
      onOpen={({ id }) => open(id)}
    />
  );
}

interface AgentListProps {
  market: string;
  below: string | null;
  search: string;
  page: number;
  onPage: (page: number) => void;
  /** Shows the direct downlines of an agent (null: top-level agents), or search results. */
  onLook: (below: string | null, search?: string) => void;
  onOpen: (agent: DeskAgent) => void;
}

function AgentList({ market, below, search, page, onPage, onLook, onOpen }: AgentListProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { nameOf } = useMarkets();
  const [typed, setTyped] = useState(search);
  const { data, error, isFetching, refetch } = useOperation(
    agentDesk,
    {
      market,
      page,
      pageSize,
      ...(search === '' ? (below === null ? {} : { below }) : { search }),
    },
    { keepPrevious: true },
  );
  const find = (event: FormEvent) => {
    event.preventDefault();
    onLook(null, typed.trim());
  };
  const columns = useAgentColumns(onLook, onOpen);
  return (
    <>
      <form className={styles.search} onSubmit={find}>
        <TextField
          name="search"
          label={t('agentDesk.search')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="primary" icon="search" disabled={typed.trim() === ''}>
          {t('agentDesk.find')}
        </Button>
        {(search !== '' || below !== null) && (
          <Button
            variant="outline"
            onClick={() => {
              setTyped('');
              onLook(null);
            }}
          >
            {t('agentDesk.all')}
          </Button>
        )}
      </form>
      {data && data.way.length > 0 && <Way way={data.way} onLook={onLook} />}
      <Panel flush busy={isFetching} title={t('agentDesk.list', { market: nameOf(market) })}>
        <Loaded data={data} error={error} title={t('agentDesk.failed')} retry={() => void refetch()}>
          {data && (
            <Table
              caption={t('agentDesk.list', { market: nameOf(market) })}
              columns={columns}
              rows={data.rows}
              rowKey={({ id }) => id}
              empty={
                <EmptyState
                  picture="lantern"
                  title={t('agentDesk.none')}
                  text={search === '' ? undefined : t('agentDesk.noneText')}
                />
              }
            />
          )}
          {data && data.total > 0 && (
            <div className="table-foot">
              <span>{t('agentDesk.total', { count: data.total, n: format.number(data.total) })}</span>
              <Pagination page={page} pages={Math.ceil(data.total / pageSize)} onPage={onPage} />
            </div>
          )}
        </Loaded>
      </Panel>
    </>
  );
}

interface WayProps {
  way: readonly { readonly id: string; readonly account: string }[];
  onLook: (below: string | null) => void;
}

/** From the top to the agent whose downlines are shown. */
function Way({ way, onLook }: WayProps): ReactElement {
  const t = useText();
  return (
    <nav className={styles.way} aria-label={t('agentDesk.way')}>
      <Button size="sm" variant="quiet" onClick={() => onLook(null)}>
        {t('agentDesk.top')}
      </Button>
      {way.map(({ id, account }, place) => (
        <span key={id} className="row row--tight">
          <span aria-hidden>›</span>
          {place === way.length - 1 ? (
            <strong aria-current="page">{account}</strong>
          ) : (
            <Button size="sm" variant="quiet" onClick={() => onLook(id)}>
              {account}
            </Button>
          )}
        </span>
      ))}
    </nav>
  );
}

function useAgentColumns(
  onLook: (below: string | null) => void,
  onOpen: (agent: DeskAgent) => void,
): readonly Column<DeskAgent>[] {
  const t = useText();
  const format = useFormat();
  const money = (sum: number) => <span className="num">{format.money(sum, { whole: true })}</span>;
  const head = (key: 'upline' | 'series' | 'team' | 'turnover' | 'paid') => ({
    key,
    head: t(`agentDesk.${key}`),
    label: t(`agentDesk.${key}`),
    className: 'is-line',
  });
  return [
    {
      key: 'account',
      head: t('agentDesk.account'),
      cell: ({ account, nickname, state }) => (
        <>
          <strong>{account}</strong> <small className="muted not-phone">{nickname}</small>{' '}
          {state === 'closed' && <Tag tone="coral">{t('agentDesk.closed')}</Tag>}
        </>
      ),
    },
    { ...head('upline'), cell: ({ upline }) => upline ?? t('agentDesk.noUpline') },
    { ...head('series'), end: true, cell: ({ series }) => <span className="num">{format.number(series)}</span> },
    {
      ...head('team'),
      cell: ({ team, agents }) => t('agentDesk.teamOf', { n: format.number(team), agents: format.number(agents) }),
    },
    { ...head('turnover'), end: true, cell: ({ turnover }) => money(turnover) },
    { ...head('paid'), end: true, cell: ({ paid }) => money(paid) },
    {
      key: 'acts',
      head: <span className="visually-hidden">{t('agentDesk.acts')}</span>,
      end: true,
      cell: (agent) => (
        <span className="row row--tight">
          {agent.agents > 0 && (
            <Button
              size="sm"
              variant="quiet"
              icon="tree"
              aria-label={t('agentDesk.belowOf', { account: agent.account })}
              onClick={() => onLook(agent.id)}
            >
              {t('agentDesk.below')}
            </Button>
          )}
          <Button
            size="sm"
            variant="outline"
            aria-label={t('agentDesk.openOf', { account: agent.account })}
            onClick={() => onOpen(agent)}
          >
            {t('agentDesk.open')}
          </Button>
        </span>
      ),
    },
  ];
}
