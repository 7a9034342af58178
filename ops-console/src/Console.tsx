import { QueryClientProvider } from '@tanstack/react-query';
import { TextNamespace, useLanguage } from '@unisite/shared/i18n';
import { KitProvider, kitTexts, LiveRegion, Toaster } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { queryClient } from './api/queries.ts';
import { Frame } from './frame/Frame.tsx';
import { SessionGate } from './session/SessionGate.tsx';
import { useSession } from './session/useSession.ts';
import { namespace } from './texts.ts';

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
  return <Frame operator={session.operator} active={session.status === 'in'} />;
}
