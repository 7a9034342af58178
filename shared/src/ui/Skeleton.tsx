import { classNames } from './classNames.ts';

export type SkeletonProps = {
  /** `text`: lines; `tile`: a game tile; `row`: picture, two lines, a figure; `block`: a box of the given size. */
  kind?: 'text' | 'tile' | 'row' | 'block' | undefined;
  /** How many; of lines in a text, of tiles or rows. */
  count?: number | undefined;
  /** Pixels, of a block or a text; as wide as there is room unless told. */
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
          {/* sized by attributes: the page's policy ignores style attributes in the server's markup */}
          {(width ?? height) !== undefined && <svg width={width ?? 1} height={height ?? 1} />}
        </span>
      );
    }
  }
}

/**
 * The shape of what comes, in its size, so that nothing jumps. Hidden from screen readers: say `aria-busy` on what
 * holds it. Tiles and rows come without a box, to lie in the grid that will hold the real ones.
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
