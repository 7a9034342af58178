import { describe, expect, it } from '@jest/globals';
import CryptoJS from 'crypto-js';
import { encryptPath, newPathKey } from './servicePath.ts';

/** Decrypts a path as the page does (specification section 3). */
const opened = (hidden: string): string => {
  const key = CryptoJS.enc.Latin1.parse(hidden.slice(-8));
  const options = { mode: CryptoJS.mode.ECB, padding: CryptoJS.pad.Pkcs7 };
  return CryptoJS.DES.decrypt(hidden.slice(0, -8), key, options).toString(CryptoJS.enc.Utf8);
};

describe('a customer-service path', () => {
  it('opens with the last eight characters as the DES key [3.service.key]', () => {
    for (const path of ['/help?topic=faq', 'tel:+840000000000', 'mailto:hỗ-trợ@unisite.example', 'x'.repeat(64)])
      expect(opened(encryptPath(path))).toBe(path);
  });
  it('has a key of its own in every answer', () => {
    expect(newPathKey()).toMatch(/^[A-Za-z0-9]{8}$/);
    expect(encryptPath('/help')).not.toBe(encryptPath('/help'));
  });
});
