import { type MouseEvent, type ReactNode, useState } from 'react';
import { classNames } from './classNames.ts';
import { Flag } from './Flag.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';
import { KitLink, useKitTexts } from './KitProvider.tsx';
import { LazyImage } from './LazyImage.tsx';
import { useHydrated } from './useHydrated.ts';

export type TileProps = {
  name: string;
  href: string;
  /** 3:4, 300×400; 16:10 in a wide grid or rail. */
  image: string;
  /** The picture's raster versions: `srcset` and `sizes`. */
  imageSet?: string | undefined;
  imageSizes?: string | undefined;
  /** Background colour of the picture, `#rrggbb`, for its placeholder. */
  tint?: string | undefined;
  /** In the first view: its picture loads before others. */
  first?: boolean | undefined;
  /** The line below the name: usually the vendor. */
  meta?: ReactNode;
  /** Players in the last 24 hours, as text; at the end of the line, hidden on the phone. */
  players?: string | undefined;
  /** The jackpot, an `Amount`; replaces the line, in gold. */
  pot?: ReactNode;
  flag?: 'hot' | 'new' | undefined;
  /** Overlays the foot of a wide picture: the state of a live table. */
  live?: ReactNode;
  /** Under maintenance; `note` says until when. */
  off?: boolean | undefined;
  offNote?: ReactNode;
  /** State of the star, with `onFavourite`. */
  favourite?: boolean | undefined;
  onFavourite?: ((favourite: boolean) => void) | undefined;
  /** Shows an info button. */
  onInfo?: (() => void) | undefined;
  /** Hover icon over the picture: what the link does. */
  mark?: IconName | undefined;
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
};

/** The brand's eight-rayed star, in the upper middle. */
const star =
  'M24 14.5l1.7 7.4 6.4-4-4 6.4 7.4 1.7-7.4 1.7 4 6.4-6.4-4-1.7 7.4-1.7-7.4-6.4 4 4-6.4-7.4-1.7 7.4-1.7-4-6.4 6.4 4z';

/** Touch screens have no hover. */
const touched = typeof matchMedia === 'function' && matchMedia('(hover: none)').matches;

/** A game: picture, flag, star, name and one line. The name is the link, which covers the whole tile. */
export function Tile(props: TileProps) {
  const {
    name,
    href,
    image,
    meta,
    players,
    pot,
    flag,
    live,
    off,
    offNote,
    favourite = false,
    onFavourite,
    onInfo,
    mark = 'play',
  } = props;
  const texts = useKitTexts();
  const hydrated = useHydrated();
  // Hover icons are rendered on demand: in a long list they would be most of the work.
  const [lit, setLit] = useState(false);
  const light = () => setLit(true);
  const blank = (
    <span className="tile__blank">
      <Icon name="cards" size={32} />
    </span>
  );
  return (
    <article
      className={classNames('tile', off && 'tile--off', favourite && 'tile--starred')}
      onPointerEnter={light}
      onFocus={light}
    >
      <div className="tile__art">
        <svg className="tile__ground" color={props.tint} viewBox="0 0 48 64" aria-hidden>
          <path d={star} />
        </svg>
        <LazyImage
          src={image}
          srcSet={props.imageSet}
          sizes={props.imageSizes}
          alt=""
          width={300}
          height={400}
          first={props.first}
          fallback={blank}
        />
        {flag && (
          <span className="tile__flag">
            <Flag kind={flag} />
          </span>
        )}
        {off ? (
          <p className="tile__off">
            <Icon name="wrench" size={24} />
            {texts.maintenance}
            {offNote && <small>{offNote}</small>}
          </p>
        ) : (
          lit && (
            <span className="tile__play" aria-hidden>
              <span>
                <Icon name={mark} />
              </span>
            </span>
          )
        )}
        {live && <div className="tile__live">{live}</div>}
      </div>
      <div className="tile__body">
        <h3 className="tile__name one-line">
          <KitLink href={href} onClick={props.onOpen}>
            {name}
          </KitLink>
        </h3>
        {pot ? (
          <p className="tile__meta tile__meta--pot">
            <span className="visually-hidden">{texts.pot} </span>
            {pot}
          </p>
        ) : (
          <p className="tile__meta">
            <span className="one-line">{meta}</span>
            {players && (
              <span className="tile__players">
                <span className="visually-hidden">{texts.playing} </span>
                <span className="num">{players}</span>
              </span>
            )}
          </p>
        )}
      </div>
      {onFavourite && (
        <button
          className="tile__like"
          type="button"
          aria-pressed={favourite}
          aria-label={texts.favourite(name)}
          onClick={() => onFavourite(!favourite)}
        >
          {(lit || favourite) && <Icon name="star" />}
        </button>
      )}
      {onInfo && (
        <button className="tile__info" type="button" aria-label={texts.about(name)} onClick={onInfo}>
          {(lit || (hydrated && touched)) && <Icon name="info" />}
        </button>
      )}
    </article>
  );
}
