import { call } from '@unisite/shared/api';
import { status as askStatus } from '@unisite/shared/contract/site';
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect } from 'react';
import { storeStatus, useSystemStatus } from './systemStatus.ts';

const MaintenancePage = lazy(() => import('./MaintenancePage.tsx'));
const AccessDeniedPage = lazy(() => import('./AccessDeniedPage.tsx'));

/** How often a closed site checks whether it is open again, milliseconds. */
const POLL_MS = 30_000;

/** The root view (specification section 2): the site, or the reason why this visitor cannot have it. */
export function StatusGate({ children }: { children: ReactNode }): ReactNode {
  const status = useSystemStatus();
  switch (status.status) {
    case 0:
      return children;
    case 1:
      return (
        <Closed>
          <MaintenancePage until={status.until} />
        </Closed>
      );
    case 2:
      return (
        <Closed>
          <AccessDeniedPage ip={status.ip} country={status.country} />
        </Closed>
      );
  }
}

function Closed({ children }: { children: ReactNode }): ReactElement {
  useEffect(() => {
    // without a response the page stays as it is
    const ask = () => void call(askStatus, { url: location.hostname }).then(storeStatus, () => {});
    const timer = setInterval(ask, POLL_MS);
    return () => clearInterval(timer);
  }, []);
  return <Suspense>{children}</Suspense>;
}
