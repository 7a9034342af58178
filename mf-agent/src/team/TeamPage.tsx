import { useOperation } from '@unisite/shared/api';
import { agentTeam } from '@unisite/shared/contract/agentTeam';
import { noonOf } from '@unisite/shared/days';
import { useFormat, useText } from '@unisite/shared/i18n';
import { navigate, useSearch } from '@unisite/shared/navigation';
import { Button, Panel, QueryError } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { PageHead } from '../centre/PageHead.tsx';
import { PeriodChoice } from '../period/PeriodChoice.tsx';
import { useToday } from '../period/useToday.ts';
import { LimitsDialog } from './LimitsDialog.tsx';
import { OpeningDialog } from './OpeningDialog.tsx';
import { RateDialog } from './RateDialog.tsx';
import { SendDialog } from './SendDialog.tsx';
import { TeamLevel, type TeamTask } from './TeamLevel.tsx';
import { TeamToolbar } from './TeamToolbar.tsx';
import { levelPath, readTeamFilters, type TeamFilters, teamPath, teamRequest } from './teamFilters.ts';
import { Way } from './Way.tsx';

/** Team management (section 2): the tree below the agent, one level at a time, with each branch's figures. */
export default function TeamPage(): ReactElement {
  const t = useText();
  const format = useFormat();
  const today = useToday();
  const filters = readTeamFilters(useSearch(), today);
  const team = useOperation(agentTeam, teamRequest(filters, today), { keepPrevious: true });
  const [task, setTask] = useState<TeamTask | null>(null);
  const { data, error, isPlaceholderData } = team;
  const narrow = (to: Partial<TeamFilters>) => navigate(teamPath({ ...filters, page: 1, ...to }), { replace: true });
  const turn = (page: number) => navigate(teamPath({ ...filters, page }));
  const note = data && {
    from: format.dayAndMonth(noonOf(data.from)),
    to: format.date(noonOf(data.to)),
  };
  return (
    <>
      <PageHead page="teamManagement" note={note ? t('team.note', note) : '\u00a0'}>
        <PeriodChoice period={filters.period} today={today} onPeriod={(period) => narrow({ period })} />
      </PageHead>
      <Panel flush busy={team.isFetching}>
        {error && (!data || isPlaceholderData) ? (
          <>
            <QueryError title={t('team.failed')} query={team} />
            {filters.account && (
              <div className="table-foot">
                <Button icon="left" href={levelPath(filters, null)}>
                  {t('team.toTop')}
                </Button>
              </div>
            )}
          </>
        ) : (
          <>
            <TeamToolbar filters={filters} onFilters={narrow}>
              <Way way={data?.way ?? []} pathOf={(account) => levelPath(filters, account)} />
            </TeamToolbar>
            <TeamLevel
              level={data}
              isStale={isPlaceholderData}
              filters={filters}
              onFilters={narrow}
              onPage={turn}
              onTask={setTask}
            />
          </>
        )}
      </Panel>
      {task?.kind === 'rate' && <RateDialog account={task.account} onClose={() => setTask(null)} />}
      {task?.kind === 'send' && <SendDialog account={task.account} onClose={() => setTask(null)} />}
      {task?.kind === 'limits' && <LimitsDialog account={task.account} onClose={() => setTask(null)} />}
      {task?.kind === 'opening' && <OpeningDialog {...task} onClose={() => setTask(null)} />}
    </>
  );
}
