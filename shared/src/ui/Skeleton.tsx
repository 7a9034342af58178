import { classNames } from './classNames.ts';

export type SkeletonProps = {
  /** `text`: lines; `tile`: a game tile; `row`: picture, two lines, a figure; `block`: a box of the given size. */
  kind?: 'text' | 'tile' | 'row' | 'block' | undefined;
  /** How many; of lines in a text, of tiles or rows. */
  count?: number | undefined;
  /** Pixels or any CSS length; of a block, and the width of a text. */
  width?: number | string | undefined;
  height?: number | string | undefined;
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
    case 'block':
      return <span key={key} className={classNames('bone', className)} style={{ width, height }} />;
    default:
      return <span key={key} className={classNames('bone', 'bone--line', className)} style={{ width, height }} />;
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
