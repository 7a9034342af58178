import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Shown when it failed or could not be loaded. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Confines failures to one part of the console. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
