import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import { useKitTexts } from './KitProvider.tsx';

export type RailProps = {
  /** Accessible name. */
  label: string;
  /** 16:10 tiles, four across. */
  wide?: boolean | undefined;
  children: ReactNode;
};

type Place = { atStart: boolean; atEnd: boolean };

function placeOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Place {
  return { atStart: scrollLeft <= 8, atEnd: scrollLeft + clientWidth >= scrollWidth - 8 };
}

/**
 * A scrolling row of tiles: by finger, its two buttons, and arrow keys, which move from tile to tile. The phone shows a
 * partial tile at the edge.
 */
export function Rail({ label, wide, children }: RailProps) {
  const texts = useKitTexts();
  const track = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>({ atStart: true, atEnd: true });

  const look = () => {
    if (!track.current) return;
    const next = placeOf(track.current);
    setPlace((old) => (old.atStart === next.atStart && old.atEnd === next.atEnd ? old : next));
  };
  // after each render, as the tiles may have changed, and on resize
  useEffect(look);
  useEffect(() => {
    const look = () => track.current && setPlace(placeOf(track.current));
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, []);

  const slide = (direction: 1 | -1) => {
    const shown = track.current?.clientWidth ?? 0;
    track.current?.scrollBy({ left: direction * shown * 0.9 });
  };
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const { target } = event;
    if (step === 0 || !(target instanceof Element)) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href]')];
    const here = links.findIndex((link) => link.contains(target));
    const next = here < 0 ? undefined : links[here + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const arrow = (direction: 1 | -1, name: string, stuck: boolean) => (
    <button
      type="button"
      className={classNames('round rail__arrow', direction < 0 ? 'rail__arrow--back' : 'rail__arrow--on')}
      aria-label={`${name}: ${label}`}
      aria-disabled={stuck || undefined}
      onClick={() => !stuck && slide(direction)}
    >
      <Icon name={direction < 0 ? 'left' : 'right'} />
    </button>
  );

  return (
    <div className={classNames('rail', wide && 'rail--wide')}>
      {/* biome-ignore lint/a11y/useSemanticElements: tiles are no form fields */}
      <div ref={track} className="rail__track" role="group" aria-label={label} onScroll={look} onKeyDown={walk}>
        {children}
      </div>
      {!(place.atStart && place.atEnd) && (
        <>
          {arrow(-1, texts.scrollBack, place.atStart)}
          {arrow(1, texts.scrollOn, place.atEnd)}
        </>
      )}
    </div>
  );
}
