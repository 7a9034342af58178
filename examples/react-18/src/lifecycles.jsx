import { Component, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** A component as the module that the site mounts: four functions that take the mount's properties. */
export function lifecycles(component, tools) {
  const roots = new WeakMap();
  const render = ({ domElement, input, onError }) =>
    // mounted means rendered
    flushSync(() =>
      roots
        .get(domElement)
        .render(createElement(Boundary, { onError }, createElement(component, { ...tools, ...input }))),
    );
  return {
    bootstrap: async () => {},
    mount: async (props) => {
      roots.set(props.domElement, createRoot(props.domElement));
      render(props);
    },
    update: async (props) => render(props),
    unmount: async ({ domElement }) => {
      roots.get(domElement)?.unmount();
      roots.delete(domElement);
    },
  };
}

/** Reports errors of the component to the site, which shows a notice instead. */
class Boundary extends Component {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  componentDidCatch(error) {
    this.props.onError(error);
  }

  render() {
    return this.state.failed ? null : this.props.children;
  }
}
