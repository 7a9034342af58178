import { useState } from 'react';
import { Amount, Rail, Section, Tile } from '../index.ts';
import type { GalleryTexts } from './galleryTexts.ts';

const poster = new URL('./poster.svg', import.meta.url).href;

export function Games({ texts }: { texts: GalleryTexts }) {
  const [liked, setLiked] = useState<ReadonlySet<string>>(new Set([texts.games[1]]));
  const like = (name: string, on: boolean) =>
    setLiked((old) => new Set(on ? [...old, name] : [...old].filter((other) => other !== name)));
  const tile = (name: string, index: number) => ({
    name,
    href: `#${index}`,
    image: poster,
    meta: 'Kim Hạc Phường',
    players: '4.102',
    favourite: liked.has(name),
    onFavourite: (on: boolean) => like(name, on),
  });
  const [dragon, book, pot, universe, , bull] = texts.games;
  return (
    <>
      <div className="tiles">
        <Tile {...tile(dragon, 0)} flag="hot" />
        <Tile {...tile(book, 1)} flag="new" />
        <Tile {...tile(pot, 2)} image="/missing.webp" />
        <Tile {...tile(universe, 3)} pot={<Amount value={'412.880.150\u00a0₫'} />} />
        <Tile {...tile(bull, 4)} off offNote={texts.until} onFavourite={undefined} />
      </div>
      <Section title={texts.playOn} icon="history" note={texts.note} more={{ label: texts.recent, href: '#recent' }}>
        <Rail label={texts.playOn}>
          {[...texts.games, ...texts.games].map((name, index) => (
            <Tile key={index} {...tile(name, index)} />
          ))}
        </Rail>
      </Section>
    </>
  );
}
