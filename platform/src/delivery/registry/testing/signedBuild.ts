import { type KeyPair, signManifest } from '@unisite/publishing';
import type { Build } from '../versions/publishVersion.ts';
import { builtContents, builtManifest, type Offers } from './builtManifest.ts';

/** A small build as its team submits it. */
export function signedBuild(offers: Offers, { privateKey }: KeyPair): Build {
  const manifest = builtManifest(offers);
  const files = new Map([...builtContents(offers)].map(([file, text]) => [file, Buffer.from(text)]));
  return { manifest, signature: signManifest(manifest, privateKey), files };
}
