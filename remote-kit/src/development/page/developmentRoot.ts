import { registerTexts } from '@unisite/shared/i18n';
import {
  type Lifecycles,
  type ModuleInput,
  type MountProps,
  type RemoteRootOptions,
  SiteRoot,
} from '@unisite/shared/remote';
import { Component, type ComponentType, createElement, type ReactElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { reloadAtNextBuild } from './client.ts';

/**
 * The counterpart of the shared package's `remoteRoot` with a renderer of its own: the page's is a production build,
 * and only a development renderer can hot-swap components.
 */
export function developmentRoot({ remote, component, texts }: RemoteRootOptions): Lifecycles {
  // the module's props arrive through `input`; matching them to the component is up to the remote
  const Module = component as ComponentType<ModuleInput>;
  const roots = new Map<string, Root>();

  const element = ({ path, input, onError }: MountProps, onMounted?: () => void): ReactElement =>
    createElement(
      Boundary,
      { onError, onMounted },
      createElement(SiteRoot, { namespace: remote, path, children: createElement(Module, input) }),
    );

  return {
    bootstrap: () => registerTexts(remote, texts),
    mount: (props) =>
      new Promise<void>((resolve) => {
        const root = createRoot(props.domElement);
        roots.set(props.name, root);
        root.render(element(props, resolve));
      }),
    update: async (props) => roots.get(props.name)?.render(element(props)),
    unmount: async ({ name }) => {
      roots.get(name)?.unmount();
      roots.delete(name);
    },
  };
}

interface BoundaryProps {
  onError(error: Error): void;
  onMounted?: (() => void) | undefined;
  children?: ReactNode;
}

/** Reports what a root throws to the code that mounted it, and renders nothing. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidMount(): void {
    this.props.onMounted?.();
  }

  override componentDidCatch(error: unknown): void {
    reloadAtNextBuild();
    this.props.onError(error instanceof Error ? error : new Error(String(error)));
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
