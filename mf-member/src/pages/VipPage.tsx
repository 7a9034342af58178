import { prefetch, useOperation } from '@unisite/shared/api';
import { vipClub } from '@unisite/shared/contract/vip';
import { useText } from '@unisite/shared/i18n';
import { requireLogin, usePermissions } from '@unisite/shared/session';
import { Button, EmptyState, Panel, Placeholder, QueryError } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { ForMembersOnly } from '../centre/ForMembersOnly.tsx';
import { Benefits } from '../vip/Benefits.tsx';
import { Gifts } from '../vip/Gifts.tsx';
import { Standing } from '../vip/Standing.tsx';
import styles from '../vip/Vip.module.css';

prefetch(vipClub, {});

/** The VIP club: the member's level, gifts, requirements and benefits of each level, and reviews. */
export default function VipPage(): ReactElement {
  const t = useText();
  const club = useOperation(vipClub, {});
  const { data } = club;
  return (
    <div className="wrap page page--tight">
      {!data?.mine && (
        <header>
          <h1>{t('vip.title')}</h1>
          <p className="muted">{t('vip.intro')}</p>
        </header>
      )}
      {club.error && !data && (
        <Panel>
          <QueryError title={t('vip.failed')} query={club} />
        </Panel>
      )}
      {!data && !club.error && (
        <div className="stack" aria-busy>
          <Placeholder shape="hero" />
          <Placeholder shape="cards" />
        </div>
      )}
      {data && data.levels.length === 0 && (
        <Panel>
          <EmptyState picture="lantern" level={2} title={t('vip.none')} text={t('vip.noneText')} />
        </Panel>
      )}
      {data && data.levels.length > 0 && (
        <>
          {data.mine ? (
            <>
              <Standing levels={data.levels} mine={data.mine} />
              <Gifts gifts={data.mine.gifts} levels={data.levels} />
            </>
          ) : (
            <SignInFirst />
          )}
          <Benefits levels={data.levels} mine={data.mine?.level ?? null} />
          <Panel flush title={t('vip.how')}>
            <div className={styles.questions}>
              {(['up', 'valid', 'down', 'rest'] as const).map((one) => (
                <details key={one}>
                  <summary>{t(`vip.question.${one}`)}</summary>
                  <p>{t(`vip.answer.${one}`)}</p>
                </details>
              ))}
            </div>
          </Panel>
        </>
      )}
    </div>
  );
}

function SignInFirst(): ReactElement {
  const t = useText();
  if (usePermissions().guest) return <ForMembersOnly />;
  return (
    <Panel>
      <EmptyState
        picture="lantern"
        level={2}
        title={t('vip.guest')}
        text={t('vip.guestText')}
        action={
          <Button variant="primary" onClick={() => requireLogin('/vip')}>
            {t('vip.signIn')}
          </Button>
        }
      />
    </Panel>
  );
}
