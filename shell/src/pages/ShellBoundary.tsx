import { Component, type ReactNode } from 'react';
import { CrashPage } from './CrashPage.tsx';

/**
 * The last error boundary, for what the shell itself throws. Its page is part of the shell, as nothing may load any
 * more.
 */
export class ShellBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? <CrashPage /> : this.props.children;
  }
}
