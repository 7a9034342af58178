import { useOperation } from '@unisite/shared/api';
import { securityOverview } from '@unisite/shared/contract/memberSecurity';
import { usePermissions } from '@unisite/shared/session';
import { type ReactElement, useState } from 'react';
import { ForMembersOnly } from '../centre/ForMembersOnly.tsx';
import { EventsPanel } from './events/EventsPanel.tsx';
import { LinksPanel } from './links/LinksPanel.tsx';
import { ProtectionDialog, type ProtectionRequest } from './ProtectionDialog.tsx';
import { ProtectionPanel } from './ProtectionPanel.tsx';
import { SessionsPanel } from './sessions/SessionsPanel.tsx';

/** Milliseconds: whoever comes back from changing the password was away for longer, and sees it. */
const staleTime = 2_000;

/**
 * What keeps the account safe, where it is signed in, and what happened around it. Guests on free play have none of it
 * (section 6).
 */
export default function SecurityView(): ReactElement {
  return usePermissions().guest ? <ForMembersOnly /> : <MemberSecurity />;
}

function MemberSecurity(): ReactElement {
  const overview = useOperation(securityOverview, {}, { staleTime });
  const [asked, setAsked] = useState<ProtectionRequest | null>(null);
  return (
    <div className="stack">
      <ProtectionPanel overview={overview} />
      {overview.data && <LinksPanel overview={overview.data} onAsk={setAsked} />}
      <SessionsPanel />
      <EventsPanel />
      {asked && <ProtectionDialog request={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
