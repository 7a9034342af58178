import type { FastifyReply, FastifyRequest } from 'fastify';
import { availableDictionary, dictionaryVary } from '../../../../foundation/http/dictionaryCoding.ts';
import type { StoredFile } from '../hostedFile.ts';
import { type Delta, sendFile } from '../sendFile.ts';
import type { Deltas } from './deltas.ts';
import { fileFamily } from './fileFamily.ts';

export interface StoredPlace {
  deltas: Deltas;
  /** The file's name in its build. */
  name: string;
  /** Address of the build's files in any version, with `*` for the part that differs. */
  folder: string;
  /** A file of the same family in an earlier version, by its SHA-256. */
  earlier: (family: string, sha256: string) => StoredFile | null;
}

/**
 * Sends a build's file, and asks browsers to keep it as a dictionary for its next version (RFC 9842). A browser with an
 * earlier version gets a delta.
 */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  { deltas, name, folder, earlier }: StoredPlace,
): Promise<FastifyReply> {
  const family = fileFamily(name);
  if (!family) return sendFile(request, reply, file, { anyOrigin: true });
  void reply.header('use-as-dictionary', `match="${folder}${family}"`);
  const sha256 = availableDictionary(request.headers);
  const dictionary = sha256 ? earlier(family, sha256) : null;
  const body = dictionary && (await deltas.find(file, dictionary));
  const delta: Delta | null = body && { body, tag: dictionary.sha256.slice(0, 8) };
  return sendFile(request, reply, file, { anyOrigin: true, vary: dictionaryVary, delta });
}
