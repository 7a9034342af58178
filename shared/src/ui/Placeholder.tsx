import type { ReactElement } from 'react';
import type { SkeletonShape } from '../contract/registry.ts';

/** Shapes of placeholders: those of slots' offers, and a whole page. */
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
 * A placeholder of a widget or page in its final size at every width, while code or data load: shell and remotes use
 * the same one, so that one replaces the other invisibly. Decorative; set `aria-busy` on its parent.
 */
export function Placeholder({ shape }: { shape: PlaceholderShape }) {
  return (
    <div className={`placeholder placeholder--${shape}`} aria-hidden>
      {shapes[shape]}
    </div>
  );
}
