import { expect, test } from '@jest/globals';
import { decryptPath } from './decryptPath.ts';

// made with OpenSSL: openssl enc -des-ecb -base64, followed by the key
const chat = 'zBYnAH0pI/BVcPx5ywxGPQ==Ab3kP9xQ';
const room = 'qbgbjizp+WFRkpqQhyZ6SxSFUANnYgNtfxbVR/CjQhk=Zz9yY8xX';

test('section 3: the last 8 characters are the key of the rest [3.service.key]', () => {
  expect(decryptPath(chat)).toBe('/support/chat');
  expect(decryptPath(room)).toBe('https://chat.example/phòng?m=1');
});

test.each([chat.replace('Ab3k', 'Ab3m'), '', 'Ab3kP9xQ', `${chat.slice(4)}`])('%p is refused', (hidden) => {
  expect(() => decryptPath(hidden)).toThrow();
});
