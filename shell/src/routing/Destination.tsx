import { bus } from '@unisite/shared/events';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { navigate, useLocation } from '@unisite/shared/navigation';
import { usePermissions, useSession } from '@unisite/shared/session';
import { lazy, type ReactElement, Suspense, useEffect } from 'react';
import { LatePart } from '../loader/LatePart.tsx';
import type { RouteMatch } from '../loader/offers.ts';
import { useSnapshot } from '../loader/snapshot.ts';
import { useMarket } from '../market.ts';
import { HomePage } from '../pages/HomePage.tsx';
import { usePageTitle } from '../pages/usePageTitle.ts';
import { RemoteBox } from '../remote/RemoteBox.tsx';
import { RemoteSkeleton } from '../remote/RemoteSkeleton.tsx';
import { isAtClosedRoute, useClosedRoute } from './disabledRoute.ts';
import { type Destination, destinationOf, type ShellPage } from './routeOf.ts';

const ClosedNotice = lazy(() => import(/* webpackChunkName: "recovery" */ './ClosedNotice.tsx'));
const ClosedRoutePage = lazy(() => import(/* webpackChunkName: "recovery" */ './ClosedRoutePage.tsx'));
const AppPage = lazy(() => import('../pages/AppPage.tsx'));
const HelpPage = lazy(() => import('../pages/HelpPage.tsx'));
const JoinPage = lazy(() => import('../pages/JoinPage.tsx'));
const LoginPage = lazy(() => import('../pages/LoginPage.tsx'));
const NotFoundPage = lazy(() => import('../pages/NotFoundPage.tsx'));
const TermsPage = lazy(() => import('../pages/TermsPage.tsx'));
const UnavailablePage = lazy(() => import('../pages/UnavailablePage.tsx'));

/** Where the visitor is, guards applied. */
export function useDestination(): Destination {
  const { pathname } = useLocation();
  const closed = useClosedRoute();
  const destination = destinationOf({
    pathname,
    snapshot: useSnapshot(),
    switches: useMarket().switches,
    permissions: usePermissions(),
  });
  const leadsNowhere = destination.kind === 'unavailable' || destination.kind === 'notFound';
  return closed && leadsNowhere && isAtClosedRoute(pathname) ? { kind: 'closed', ...closed } : destination;
}

/** The content of the page for a destination. */
export function DestinationView({ destination }: { destination: Destination }): ReactElement {
  return <LatePart fallback={<RemoteSkeleton shape="page" slow={false} />}>{contentOf(destination)}</LatePart>;
}

function contentOf(destination: Destination): ReactElement {
  switch (destination.kind) {
    case 'shell':
      return <ShellPageView page={destination.page} />;
    case 'remote':
      return <RemotePage match={destination.match} closed={false} />;
    case 'closed':
      return destination.keep ? <RemotePage match={destination.match} closed /> : <ClosedRoutePage />;
    case 'redirect':
      return <Redirect to={destination.to} />;
    case 'login':
      return <LoginPage />;
    case 'guestRefused':
      return <GuestRefused />;
    case 'unavailable':
      return <UnavailablePage />;
    case 'notFound':
      return <NotFoundPage />;
  }
}

function ShellPageView({ page }: { page: ShellPage }): ReactElement {
  const { pathname } = useLocation();
  const register = pathname.startsWith('/register');
  useEffect(() => {
    if (register) bus.emit('modal.open', { modal: 'registerModal' });
  }, [register]);
  switch (page) {
    case 'home':
      return <HomePage />;
    case 'help':
      return <HelpPage />;
    case 'terms':
      return <TermsPage />;
    case 'app':
      return <AppPage />;
    case 'join':
      return <JoinPage />;
    case 'login':
      return <LoginPage />;
  }
}

/** A remote's page; one that was switched off meanwhile keeps its page with a notice above it. */
function RemotePage({ match, closed }: { match: RouteMatch; closed: boolean }): ReactElement {
  const localized = useLocalized();
  usePageTitle(localized(match.route.title));
  const { remote, module, route } = match;
  return (
    <>
      {closed && (
        <Suspense>
          <ClosedNotice />
        </Suspense>
      )}
      <RemoteBox
        key={`${remote.name}${remote.digest}${route.path}`}
        remote={remote}
        module={module}
        path={route.path}
        skeleton="page"
      />
    </>
  );
}

function Redirect({ to }: { to: string }): ReactElement {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return <RemoteSkeleton shape="page" slow={false} />;
}

/** Redirects a free-play guest from a members' page to the home page, with the reason (section 6). */
function GuestRefused(): ReactElement {
  const t = useText();
  const session = useSession();
  useEffect(() => {
    if (session.status === 'out') return;
    bus.emit('toast', { tone: 'warning', text: t('guard.guest') });
    navigate('/index', { replace: true });
  }, [session, t]);
  return <RemoteSkeleton shape="page" slow={false} />;
}
