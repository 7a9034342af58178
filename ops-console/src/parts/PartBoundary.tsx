import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** In its place, where it could not be loaded or failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps what fails in one part of the console, or could not be loaded, from taking the rest with it. */
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
