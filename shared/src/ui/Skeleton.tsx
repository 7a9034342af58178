import { classNames } from './classNames.ts';

export type SkeletonProps = {
  /** `text`: lines; `tile`: a game tile; `row`: picture, two lines, a figure; `block`: a box of the given size. */
  kind?: 'text' | 'tile' | 'row' | 'block' | undefined;
  /** Number of lines, tiles or rows. */
  count?: number | undefined;
  /** Pixels, for a block or a text; by default all available width. */
  width?: number | undefined;
  height?: number | undefined;
  className?: string | undefined;
};

const lines = (
  <>
    <span className="bone bone--line bone--mid" />
    <span className="bone bone--line bone--short" />
  </>
);

function bone(kind: SkeletonProps['kind'], key: number, { width, height, className }: SkeletonProps) {
  switch (kind) {
    case 'tile':
      return (
        <span key={key} className="tile">
          <span className="bone bone--art" />
          <span className="stack stack--tight">{lines}</span>
        </span>
      );
    case 'row':
      return (
        <span key={key} className="row row--between">
          <span className="bone bone--thumb" />
          <span className="grow stack stack--tight">{lines}</span>
          <span className="bone bone--num" />
        </span>
      );
    default: {
      const isLine = kind !== 'block' && height === undefined;
      return (
        <span
          key={key}
          className={classNames('bone', isLine && 'bone--line', width !== undefined && 'bone--sized', className)}
        >
          {/* sized by attributes: the page's policy blocks style attributes in server markup */}
          {(width ?? height) !== undefined && <svg width={width ?? 1} height={height ?? 1} />}
        </span>
      );
    }
  }
}

/**
 * A placeholder in the size of the content, so that nothing shifts. Hidden from screen readers: set `aria-busy` on its
 * parent. Tiles and rows have no container, to fit into the real ones' grid.
 */
export function Skeleton({ kind = 'text', count = 1, ...look }: SkeletonProps) {
  const bones = Array.from({ length: count }, (_, index) => bone(kind, index, look));
  if (kind === 'tile') return bones;
  return (
    <span className={classNames('stack', kind === 'text' && 'stack--tight')} aria-hidden>
      {bones}
    </span>
  );
}
