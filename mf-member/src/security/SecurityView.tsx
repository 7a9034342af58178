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

/** Milliseconds: changing the password takes longer, so returning from it refetches. */
const staleTime = 2_000;

/** Account security: measures, sessions and events. Not for guests on free play (section 6). */
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
