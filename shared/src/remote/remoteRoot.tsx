import * as React from 'react';
import singleSpaReact from 'single-spa-react';
import { registerTexts, type TextsLoader } from '../i18n/i18n.ts';
import type { Lifecycles, ModuleInput, MountProps } from './lifecycles.ts';
import { createRenderedRoot, renderedMark } from './renderedRoot.ts';
import { SiteRoot } from './SiteRoot.tsx';

/** What lifecycles are made of. */
export interface RemoteRootOptions {
  /** The remote's name, also the namespace of its texts. */
  remote: string;
  /** A page, widget or modal: a plain React component in its own file. It receives the mount's `input` as props. */
  component: React.ComponentType<never>;
  /** Loads the remote's texts of a language. */
  texts: TextsLoader;
}

/**
 * Turns a component into single-spa lifecycles, with everything that contexts cannot carry into another React root: the
 * page's router, the remote's texts, the shared query cache, and an error boundary.
 */
export function remoteRoot({ remote, component, texts }: RemoteRootOptions): Lifecycles {
  // the module's props arrive through `input`; matching them to the component is up to the remote
  const Component = component as React.ComponentType<ModuleInput>;

  function Root({ path, input, domElement }: MountProps): React.ReactElement {
    return (
      <SiteRoot namespace={remote} path={path} renderedAt={renderedMark(domElement)?.renderedAt}>
        <Component {...input} />
      </SiteRoot>
    );
  }

  /** Per element, its callback for hydration mismatches: the library creates roots from the element alone. */
  const reports = new WeakMap<Element, MountProps['onDifference']>();
  const { bootstrap, mount, unmount, update } = singleSpaReact<MountProps>({
    React,
    ReactDOMClient: {
      createRoot: (element: HTMLElement) => createRenderedRoot(element, (error) => reports.get(element)?.(error)),
    },
    rootComponent: Root,
    errorBoundaryClass: RootBoundary,
    // the library's types require all of ReactDOM, of which it uses this part, and the single-spa package, which is not
    // installed
  } as never) as unknown as Lifecycles;
  return {
    bootstrap: async (props) => {
      await Promise.all([registerTexts(remote, texts), bootstrap(props)]);
    },
    mount: (props) => {
      reports.set(props.domElement, props.onDifference);
      return mount(props);
    },
    unmount,
    update,
  };
}

/** Reports what a root throws to the code that mounted it, and renders nothing: the box around it shows the failure. */
class RootBoundary extends React.Component<MountProps & { children?: React.ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error instanceof Error ? error : new Error(String(error)));
  }

  override render(): React.ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
