import * as ReactDOMClient from 'react-dom/client';

/** What the server said of a root that it rendered into an element, in the element's data attributes. */
export interface RenderedMark {
  /** Prefix of the ids within. */
  readonly idPrefix: string;
  /** Milliseconds since the epoch. */
  readonly renderedAt: number;
}

/** The mark of an element whose content the server rendered; null: it did not. */
export function renderedMark({ dataset }: HTMLElement): RenderedMark | null {
  const { rendered, renderedAt } = dataset;
  return rendered === undefined ? null : { idPrefix: rendered, renderedAt: Number(renderedAt) };
}

/** The server left a Suspense boundary to the browser, as for `lazy` code that was not loaded: not a difference. */
const isUnfinished = (error: unknown): boolean =>
  error instanceof Error && /#419\b|server could not finish this Suspense boundary/.test(error.message);

type Root = Pick<ReactDOMClient.Root, 'render' | 'unmount'>;

let roots = 0;

/**
 * A React root in an element. The server's markup is hydrated; where the component renders something else React corrects
 * it and `onDifference` is called. Any other element begins empty.
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
