import type { ReactElement } from 'react';
import type { SkeletonShape } from '../contract/registry.ts';

/** What can be waited for: the shapes that a slot's offer names, and a whole page. */
export type PlaceholderShape = SkeletonShape | 'page';

const several = (count: number, one: (index: number) => ReactElement) =>
  Array.from({ length: count }, (_, index) => one(index));

const head = (
  <div className="section__head">
    <span className="bone bone--title" />
  </div>
);

const tile = (key: number) => (
  <div key={key} className="tile">
    <span className="bone bone--art" />
    <span className="placeholder__name">
      <span className="bone bone--line bone--mid" />
      <span className="bone bone--line bone--short" />
    </span>
  </div>
);

const row = (key: number) => (
  <div key={key} className="placeholder__row">
    <span className="bone bone--thumb" />
    <span className="bone bone--line" />
    <span className="bone bone--num" />
  </div>
);

const table = (
  <div className="panel">
    <div className="panel__head">
      <span className="bone bone--title" />
    </div>
    {several(7, row)}
  </div>
);

const shapes: Record<PlaceholderShape, ReactElement> = {
  line: <span className="bone placeholder__line" />,
  hero: <span className="bone placeholder__hero" />,
  panel: (
    <div className="panel">
      <div className="panel__body stack">
        <span className="bone bone--title" />
        <span className="bone placeholder__figure" />
        {several(3, (key) => (
          <span key={key} className="bone bone--line" />
        ))}
      </div>
    </div>
  ),
  strip: (
    <div className="placeholder__strip">
      {several(8, (key) => (
        <span key={key} className="bone" />
      ))}
    </div>
  ),
  band: <span className="bone placeholder__band" />,
  rail: (
    <>
      {head}
      <div className="rail__track">{several(8, tile)}</div>
    </>
  ),
  tables: (
    <div className="split">
      {table}
      {table}
    </div>
  ),
  cards: (
    <>
      {head}
      <div className="placeholder__cards">
        {several(3, (key) => (
          <span key={key} className="bone" />
        ))}
      </div>
    </>
  ),
  page: (
    <div className="wrap page page--tight">
      <div className="stack stack--tight">
        <span className="bone bone--title" />
        <span className="bone bone--line bone--mid" />
      </div>
      <span className="bone placeholder__line" />
      <div className="tiles">{several(16, tile)}</div>
    </div>
  ),
};

/**
 * Stands where a widget or a page will stand, in the same size at every width, while its code or its data is on the
 * way: the shell and the remotes show the same one, so that one can take over from the other unseen. Decoration; say
 * `aria-busy` on what holds it.
 */
export function Placeholder({ shape }: { shape: PlaceholderShape }) {
  return (
    <div className={`placeholder placeholder--${shape}`} aria-hidden>
      {shapes[shape]}
    </div>
  );
}
