import { useLocation } from '@unisite/shared/navigation';
import { usePermissions } from '@unisite/shared/session';
import { LiveRegion, Toaster } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense } from 'react';
import { ConnectionBanner } from './chrome/ConnectionBanner.tsx';
import { Header } from './chrome/Header.tsx';
import { TabBar } from './chrome/TabBar.tsx';
import { StatusGate } from './gate/StatusGate.tsx';
import { LatePart } from './loader/LatePart.tsx';
import { useSnapshot } from './loader/snapshot.ts';
import { WithoutScripts } from './plain/WithoutScripts.tsx';
import { BusToasts } from './routing/BusToasts.tsx';
import { DestinationView, useDestination } from './routing/Destination.tsx';
import { ModalHost } from './routing/ModalHost.tsx';
import type { Destination } from './routing/routeOf.ts';
import { SessionEnd } from './routing/SessionEnd.tsx';
import { useScrollToTop } from './routing/useScrollToTop.ts';

// the page works without them
const Surroundings = lazy(() => import('./chrome/Surroundings.tsx').catch(() => ({ default: () => <></> })));
const OverrideBadge = lazy(() => import('./chrome/OverrideBadge.tsx'));
const Gallery = KIT_GALLERY ? lazy(() => import('./pages/GalleryPage.tsx')) : null;

/** The whole site: status gate, chrome round the destination, modals, toasts. */
export function App(): ReactElement {
  return (
    <>
      <BusToasts />
      <ConnectionBanner />
      <StatusGate>
        <Site />
      </StatusGate>
      <LiveRegion />
      <Toaster />
    </>
  );
}

function Site(): ReactElement {
  const { pathname } = useLocation();
  const destination = useDestination();
  const { overridden = [] } = useSnapshot();
  useScrollToTop();
  const chrome = chromeOf(destination);
  const { onBreak } = usePermissions();
  if (Gallery && pathname === '/__kit')
    return (
      <Suspense>
        <Gallery />
      </Suspense>
    );
  return (
    <>
      {/* mounted first: they must listen before anything else on the page emits */}
      <ModalHost />
      <SessionEnd />
      {chrome !== 'bare' && <Header quiet={onBreak} />}
      <main id="content" tabIndex={-1}>
        <WithoutScripts part="notice" />
        <DestinationView destination={destination} />
      </main>
      {chrome === 'full' && (
        <>
          <LatePart>
            <Surroundings quiet={onBreak} />
          </LatePart>
          {!onBreak && <TabBar />}
        </>
      )}
      {overridden.length > 0 && (
        <Suspense>
          <OverrideBadge remotes={overridden} />
        </Suspense>
      )}
    </>
  );
}

function chromeOf(destination: Destination): 'full' | 'bare' | 'frame' {
  if (destination.kind === 'remote' || (destination.kind === 'closed' && destination.keep))
    return destination.match.route.chrome ?? 'full';
  return 'full';
}
