import { useFormat, useText } from '@unisite/shared/i18n';
import { useSession } from '@unisite/shared/session';
import { CentreSide, SideEntry } from '@unisite/shared/ui/centre';
import type { ReactElement } from 'react';
import type { Overview } from './days.ts';

/** Who the agent is, how large the team, and the agent centre's pages of this version (specification section 2). */
export function AgentSide({ overview }: { overview: Overview | undefined }): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const session = useSession();
  if (session.status === 'out') return null;
  const { account, nickname, avatar, level } = session.info;
  const name = nickname || account;
  const note = overview
    ? t('side.team', { team: format.number(overview.team), direct: format.number(overview.direct) })
    : '\u00a0';
  return (
    <CentreSide
      who={{ name, avatar, heading: name, level: level ?? t('side.agent'), note }}
      label={t('side.menu')}
      current="home"
    >
      <SideEntry to="/agentHome" icon="grid" current>
        {t('home.title')}
      </SideEntry>
      <SideEntry to="/noticePage" icon="announce">
        {t('side.announcements')}
      </SideEntry>
    </CentreSide>
  );
}
