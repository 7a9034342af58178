import { type ContractKind, contractKind } from '@unisite/shared/contract/contractTerms';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { oneAgent } from '@unisite/shared/contract/operatorsAgents';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, EmptyState, ErrorState, Panel, Skeleton, Tag, type TagProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../acts/DialogButton.tsx';
import { ProposalBox } from '../../../acts/proposals/ProposalBox.tsx';
import { useOperation } from '../../../frame/api/queries.ts';
import rows from '../../../frame/cards/Rows.module.css';
import { useErrorText } from '../../../frame/words/useErrorText.ts';
import { AgentLinks } from './AgentLinks.tsx';
import styles from './Agents.module.css';
import type { NamedAgent } from './agentAsk.ts';
import { ContractRows } from './ContractRows.tsx';
import { useContractText } from './useContractText.ts';

type View = ValueOf<typeof oneAgent>;

/** One agent: this month's figures, enabled kinds, links and contracts. */
export function OneAgent({ id, onBack }: { id: string; onBack: () => void }): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, refetch } = useOperation(oneAgent, { id });
  return (
    <>
      <div className="row">
        <Button size="sm" variant="quiet" icon="left" onClick={onBack}>
          {t('agentDesk.back')}
        </Button>
      </div>
      {!data && error && (
        <ErrorState
          title={t('oneAgent.failed')}
          text={errorText(error)}
          code={error.code}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton kind="block" height={280} />}
      {data && (
        <>
          <div className={styles.columns}>
            <Facts view={data} />
            <Kinds view={data} />
          </div>
          <AgentContracts view={data} />
          <AgentLinks agent={data.agent} links={data.links} />
        </>
      )}
    </>
  );
}

function Facts({ view: { agent } }: { view: View }): ReactElement {
  const t = useText();
  const format = useFormat();
  const money = (sum: number) => format.money(sum, { whole: true });
  return (
    <Panel
      title={agent.account}
      end={
        agent.state === 'closed' ? (
          <Tag tone="coral">{t('agentDesk.closed')}</Tag>
        ) : (
          <span className="muted">{agent.nickname}</span>
        )
      }
    >
      <dl className="facts">
        <dt>{t('agentDesk.upline')}</dt>
        <dd>{agent.upline ?? t('agentDesk.noUpline')}</dd>
        <dt>{t('agentDesk.series')}</dt>
        <dd className="num">{format.number(agent.series)}</dd>
        <dt>{t('agentDesk.team')}</dt>
        <dd>{t('agentDesk.teamOf', { n: format.number(agent.team), agents: format.number(agent.agents) })}</dd>
        <dt>{t('agentDesk.turnover')}</dt>
        <dd className="num">{money(agent.turnover)}</dd>
        <dt>{t('agentDesk.paid')}</dt>
        <dd className="num">{money(agent.paid)}</dd>
      </dl>
    </Panel>
  );
}

const looks: Readonly<Record<View['kinds'][ContractKind], Pick<TagProps, 'tone'>>> = {
  own: { tone: 'jade' },
  above: { tone: 'sky' },
  off: {},
};

/** Enabled kinds of contract, with buttons to enable and disable them. */
function Kinds({ view: { agent, kinds } }: { view: View }): ReactElement {
  const t = useText();
  const words = useContractText();
  const named: NamedAgent = agent;
  const waiting = useOperation(proposals, {}).data?.proposals ?? [];
  return (
    <Panel flush title={t('oneAgent.kinds')}>
      <p className="muted panel__body">{t('oneAgent.kindsText')}</p>
      <ul className={rows.rows}>
        {contractKind.options.map((contract) => {
          const kind = words.kind(contract);
          const proposed = waiting.find(
            ({ change }) => change.kind === 'contractKind' && change.agent === agent.id && change.contract === contract,
          );
          const act = kinds[contract] === 'own' ? 'disable' : 'enable';
          return (
            <li key={contract}>
              <div className="row">
                <strong>{kind}</strong>
                <Tag {...looks[kinds[contract]]}>{t(`oneAgent.kind.${kinds[contract]}`)}</Tag>
              </div>
              {proposed ? (
                <ProposalBox proposal={proposed} bare />
              ) : (
                <DialogButton
                  size="sm"
                  variant="outline"
                  aria-label={t(`oneAgent.${act}Of`, { kind, account: agent.account })}
                  request={{ kind: 'agents', ask: { act, agent: named, contract } }}
                >
                  {t(`oneAgent.${act}`)}
                </DialogButton>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** The contracts on either side of the agent; a top-level agent can be offered one. */
function AgentContracts({ view: { agent, kinds, contracts } }: { view: View }): ReactElement {
  const t = useText();
  const enabled = contractKind.options.filter((kind) => kinds[kind] !== 'off');
  const waiting = useOperation(proposals, {}).data?.proposals.filter(
    ({ change }) => change.kind === 'houseContract' && change.agent === agent.id,
  );
  return (
    <Panel
      flush
      title={t('oneAgent.contracts')}
      end={
        agent.upline === null &&
        enabled.length > 0 && (
          <DialogButton
            size="sm"
            variant="primary"
            icon="plus"
            request={{ kind: 'agents', ask: { act: 'offer', agent, enabled } }}
          >
            {t('oneAgent.offer')}
          </DialogButton>
        )
      }
    >
      {waiting?.map((proposal) => (
        <div key={proposal.id} className="panel__body">
          <ProposalBox proposal={proposal} />
        </div>
      ))}
      {contracts.length === 0 ? (
        <EmptyState title={t('oneAgent.noContracts')} />
      ) : (
        <ContractRows contracts={contracts} />
      )}
    </Panel>
  );
}
