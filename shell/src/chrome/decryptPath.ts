// the ciphers look it up when they load, so it comes first
import 'crypto-js/enc-base64';
import Utf8 from 'crypto-js/enc-utf8';
import ECB from 'crypto-js/mode-ecb';
import TripleDES from 'crypto-js/tripledes';

const keyLength = 8;

/**
 * Decrypts a customer-service path (specification section 3): the last 8 characters are the key, the rest is base64 of
 * DES-ECB with PKCS#7. Triple DES with an 8-byte key is single DES.
 * @throws {Error} when the path is not encrypted this way.
 */
export function decryptPath(hidden: string): string {
  if (hidden.length <= keyLength) throw new Error('not a path of customer service');
  const key = Utf8.parse(hidden.slice(-keyLength));
  const path = TripleDES.decrypt(hidden.slice(0, -keyLength), key, { mode: ECB }).toString(Utf8);
  if (path === '') throw new Error('not a path of customer service');
  return path;
}
