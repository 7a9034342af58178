import { type ReactElement, useEffect, useEffectEvent } from 'react';
import { App } from './App.tsx';
import { ShellBoundary } from './pages/ShellBoundary.tsx';

interface PageProps {
  /** Called once the root is mounted and listening. */
  onStart?: () => void;
}

/** The shell's whole root. Server and browser render the same tree, because React counts its ids along it. */
export function Page({ onStart }: PageProps): ReactElement {
  const start = useEffectEvent(() => onStart?.());
  useEffect(() => start(), []);
  return (
    <ShellBoundary>
      <App />
    </ShellBoundary>
  );
}
