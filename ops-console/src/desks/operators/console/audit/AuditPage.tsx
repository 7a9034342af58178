import './auditSearchTexts.ts';
import { useText } from '@unisite/shared/i18n';
import { Tabs } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { type AuditPlace, wholeAudit } from '../../../../frame/navigation/place.ts';
import { goTo } from '../../../../frame/navigation/usePlace.ts';
import { useTitle } from '../../../../frame/navigation/useTitle.ts';
import { useHasRole } from '../../../../frame/session/useHasRole.ts';
import { AccessLines } from './AccessLines.tsx';
import { ChangeLines } from './ChangeLines.tsx';

/** All changes; and for the security role, operators' sign-ins and member accesses. */
export function AuditPage(place: AuditPlace): ReactElement {
  const t = useText();
  const may = useHasRole();
  useTitle(t('nav.audit'));
  const look = may('security') ? place.look : null;
  return (
    <>
      <div>
        <h1>{t('audit.title')}</h1>
        <p className="muted">{t(look === 'access' ? 'auditSearch.accessIntro' : 'audit.intro')}</p>
      </div>
      {may('security') && (
        <Tabs
          label={t('audit.title')}
          fit
          tabs={[
            { id: 'changes', label: t('auditSearch.changes') },
            { id: 'access', label: t('auditSearch.access') },
          ]}
          value={look ?? 'changes'}
          onChange={(id) => goTo({ ...wholeAudit, look: id === 'access' ? 'access' : null })}
        />
      )}
      {look === 'access' ? <AccessLines place={place} /> : <ChangeLines place={place} />}
    </>
  );
}
