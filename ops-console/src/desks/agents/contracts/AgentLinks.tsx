import type { ValueOf } from '@unisite/shared/contract/operation';
import type { oneAgent } from '@unisite/shared/contract/operatorsAgents';
import { useFormat, useText } from '@unisite/shared/i18n';
import { EmptyState, Panel, Tag, type TagProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../acts/DialogButton.tsx';
import rows from '../../../frame/cards/Rows.module.css';
import type { NamedAgent } from './agentAsk.ts';

type Link = ValueOf<typeof oneAgent>['links'][number];

const tones: Readonly<Record<Link['state'], TagProps['tone']>> = {
  open: 'jade',
  off: 'coral',
  expired: undefined,
  usedUp: undefined,
};

interface AgentLinksProps {
  agent: NamedAgent;
  links: readonly Link[];
}

/** An agent's registration links, which can be switched off. */
export function AgentLinks({ agent, links }: AgentLinksProps): ReactElement {
  const t = useText();
  return (
    <Panel flush title={t('oneAgent.links')}>
      {links.length === 0 && <EmptyState title={t('oneAgent.noLinks')} />}
      <ul className={rows.rows}>
        {links.map((link) => (
          <li key={link.code}>
            <LinkText link={link} />
            {link.state !== 'off' && (
              <DialogButton
                size="sm"
                variant="outline"
                aria-label={t('oneAgent.switchOffOf', { code: link.code, account: agent.account })}
                request={{ kind: 'agents', ask: { act: 'link', agent, code: link.code } }}
              >
                {t('oneAgent.switchOff')}
              </DialogButton>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function LinkText({ link: { code, opens, series, state, used, uses, expiresAt } }: { link: Link }): ReactElement {
  const t = useText();
  const format = useFormat();
  const times = { used: format.number(used), uses: format.number(uses ?? 0) };
  return (
    <div className={rows.text}>
      <div className="row">
        <Tag tone={tones[state]}>{t(`oneAgent.linkState.${state}`)}</Tag>
        <strong className="code">{code}</strong>
      </div>
      <p className="muted">
        {[
          t(`oneAgent.opens.${opens}`),
          ...(series === null ? [] : [t('oneAgent.linkSeries', { series: format.number(series) })]),
          uses === null ? t('oneAgent.used', times) : t('oneAgent.usedOf', times),
          ...(expiresAt === null ? [] : [t('oneAgent.until', { at: format.dateTime(expiresAt) })]),
        ].join(' · ')}
      </p>
    </div>
  );
}
