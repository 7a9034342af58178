import { type ReactElement, useEffect, useEffectEvent } from 'react';
import { App } from './App.tsx';
import { ShellBoundary } from './pages/ShellBoundary.tsx';

interface PageProps {
  /** Called once the page's root stands and hears what happens in it. */
  onStart?: () => void;
}

/** All of the shell's root: the same tree on the server and in the browser, for React's ids are counted along it. */
export function Page({ onStart }: PageProps): ReactElement {
  const start = useEffectEvent(() => onStart?.());
  useEffect(() => start(), []);
  return (
    <ShellBoundary>
      <App />
    </ShellBoundary>
  );
}
