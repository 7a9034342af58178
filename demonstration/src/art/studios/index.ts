import { hash, nth } from '../prng.ts';
import { vendors } from '../vendors.ts';
import { abyss } from './abyss.ts';
import { arena } from './arena.ts';
import { candy } from './candy.ts';
import { comic } from './comic.ts';
import { cyber } from './cyber.ts';
import { deco } from './deco.ts';
import { desert } from './desert.ts';
import { frost } from './frost.ts';
import { jungle } from './jungle.ts';
import { lacquer } from './lacquer.ts';
import { myth } from './myth.ts';
import { neon } from './neon.ts';
import { type Studio, type StudioName, studioNames } from './studio.ts';

export const studios: Readonly<Record<StudioName, Studio>> = {
  abyss,
  arena,
  candy,
  comic,
  cyber,
  deco,
  desert,
  frost,
  jungle,
  lacquer,
  myth,
  neon,
};

/** The style of a vendor (by id or name): the catalogue's own, or for an unknown vendor one derived from its name. */
export const styleOf = (vendor: string): StudioName =>
  vendors.find((v) => v.name === vendor || v.id === vendor)?.style ?? nth(studioNames, hash(vendor));
