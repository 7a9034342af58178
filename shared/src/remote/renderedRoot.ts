import * as ReactDOMClient from 'react-dom/client';

/** The server's mark on an element that it rendered a root into, from data attributes. */
export interface RenderedMark {
  /** Prefix of the ids inside. */
  readonly idPrefix: string;
  /** Milliseconds since the epoch. */
  readonly renderedAt: number;
}

/** The mark of an element with server markup; null: none. */
export function renderedMark({ dataset }: HTMLElement): RenderedMark | null {
  const { rendered, renderedAt } = dataset;
  return rendered === undefined ? null : { idPrefix: rendered, renderedAt: Number(renderedAt) };
}

/** The server left a Suspense boundary to the browser, as for `lazy` code that was not loaded: not a mismatch. */
const isUnfinished = (error: unknown): boolean =>
  error instanceof Error && /#419\b|server could not finish this Suspense boundary/.test(error.message);

type Root = Pick<ReactDOMClient.Root, 'render' | 'unmount'>;

let roots = 0;

/**
 * Creates a React root in an element. Server markup is hydrated; where the component renders something else, React
 * corrects it and `onDifference` is called. Any other element starts empty.
 */
export function createRenderedRoot(element: HTMLElement, onDifference: (error: unknown) => void): Root {
  const mark = renderedMark(element);
  let root: ReactDOMClient.Root | null = null;
  const begin = (tree: React.ReactNode): void => {
    if (mark) {
      const { idPrefix } = mark;
      root = ReactDOMClient.hydrateRoot(element, tree, {
        identifierPrefix: idPrefix,
        onRecoverableError: (error) => {
          if (!isUnfinished(error)) onDifference(error);
        },
      });
      return;
    }
    roots += 1;
    root = ReactDOMClient.createRoot(element, { identifierPrefix: `b${roots}` });
    root.render(tree);
  };
  return {
    render: (tree) => (root ? root.render(tree) : begin(tree)),
    unmount: () => root?.unmount(),
  };
}
