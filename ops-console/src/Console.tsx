import { QueryClientProvider } from '@tanstack/react-query';
import { TextNamespace, useLanguage } from '@unisite/shared/i18n';
import { KitProvider, kitTexts, LiveRegion, Toaster } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { OpenDialogs } from './acts/OpenDialogs.tsx';
import { DesksProvider } from './desks/DesksProvider.tsx';
import { LazyDialogOf, loadDialogs } from './desks/lazyParts.ts';
import { queryClient } from './frame/api/queries.ts';
import { SessionGate } from './frame/session/SessionGate.tsx';
import { useSession } from './frame/session/useSession.ts';
import { Frame } from './frame/shell/Frame.tsx';
import { namespace } from './frame/texts.ts';

/** The operators' console. */
export function Console(): ReactElement {
  const language = useLanguage();
  return (
    <QueryClientProvider client={queryClient}>
      <TextNamespace value={namespace}>
        <KitProvider texts={kitTexts[language]}>
          <SessionGate>
            <SignedIn />
          </SessionGate>
          <Toaster />
          <LiveRegion />
        </KitProvider>
      </TextNamespace>
    </QueryClientProvider>
  );
}

function SignedIn(): ReactElement | null {
  const session = useSession();
  if (session.status !== 'in' && session.status !== 'ended') return null;
  return (
    <DesksProvider>
      <Frame operator={session.operator} active={session.status === 'in'}>
        <OpenDialogs DialogOf={LazyDialogOf} load={loadDialogs} />
      </Frame>
    </DesksProvider>
  );
}
