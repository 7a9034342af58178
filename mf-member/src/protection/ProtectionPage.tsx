import type { Protection } from '@unisite/shared/contract/protection';
import { useText } from '@unisite/shared/i18n';
import { usePermissions } from '@unisite/shared/session';
import { ErrorState, Panel } from '@unisite/shared/ui';
import { type ReactElement, useRef, useState } from 'react';
import { ForMembersOnly } from '../centre/ForMembersOnly.tsx';
import { PageHead } from '../centre/PageHead.tsx';
import { BreakCard } from './breaks/BreakCard.tsx';
import { BreakPanels } from './breaks/BreakPanels.tsx';
import { LimitsPanel } from './limits/LimitsPanel.tsx';
import { ProtectionSkeleton } from './ProtectionSkeleton.tsx';
import { aheadOf, PlatformTimeProvider, useRefetchAfter } from './platformTime.ts';
import { useProtection } from './protectionQuery.ts';
import { Raises } from './raises/Raises.tsx';
import { SessionCard } from './session/SessionCard.tsx';
import { SupportCards } from './support/SupportCards.tsx';

/** Responsible play: session, limits and breaks. Not for guests on free play (section 6). */
export default function ProtectionPage(): ReactElement {
  return usePermissions().guest ? <GuestPage /> : <MemberPage />;
}

function GuestPage(): ReactElement {
  return (
    <>
      <PageHead page="responsiblePlay" />
      <ForMembersOnly />
    </>
  );
}

function MemberPage(): ReactElement {
  const query = useProtection();
  const { data, error, dataUpdatedAt } = query;
  return (
    <>
      <PageHead page="responsiblePlay" updatedAt={dataUpdatedAt} />
      {data && <Standing value={data} ahead={aheadOf(data, dataUpdatedAt)} />}
      {!data && (error ? <Failed query={query} code={error.code} /> : <ProtectionSkeleton />)}
    </>
  );
}

function Failed({ query, code }: { query: ReturnType<typeof useProtection>; code: string }): ReactElement {
  const t = useText();
  return (
    <Panel>
      <ErrorState
        title={t('protection.failed')}
        text={t('protection.stillHeld')}
        code={code}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    </Panel>
  );
}

function Standing({ value, ahead }: { value: Protection; ahead: number }): ReactElement {
  const [onBreakAtFirst] = useState(value.break !== null);
  const limits = useRef<HTMLDivElement>(null);
  const breaks = useRef<HTMLDivElement>(null);
  useRefetchAfter(value, ahead);
  const onBreak = value.break !== null;
  return (
    <PlatformTimeProvider value={ahead}>
      <SessionCard session={value.session} check={value.check} />
      {value.break && <BreakCard taken={value.break} focused={!onBreakAtFirst} />}
      <Raises limits={value.limits} onBreak={onBreak} onAnswered={() => limits.current?.focus()} />
      <LimitsPanel ref={limits} limits={value.limits} onBreak={onBreak} />
      {!onBreak && <BreakPanels ref={breaks} />}
      <SupportCards
        onLimits={() => limits.current?.focus()}
        onBreaks={onBreak ? null : () => breaks.current?.focus()}
      />
    </PlatformTimeProvider>
  );
}
