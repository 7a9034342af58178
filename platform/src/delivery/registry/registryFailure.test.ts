import { expect, test } from '@jest/globals';
import { refuse } from './acts/registryError.ts';
import { RevisionConflict } from './acts/revisionConflict.ts';
import { registryFailureOf } from './registryFailure.ts';

test.each([
  ['what the registry does not take', refuse('MARKET_UNKNOWN', 'ZZ')],
  ['what somebody else changed meanwhile', new RevisionConflict(7, [])],
])('%s is said in the language of the call, and in both', (_what, error) => {
  const said = (language: 'vi' | 'en') => registryFailureOf(error, language)?.body;
  const messages = said('vi')?.messages;
  expect(messages).toEqual({ vi: said('vi')?.message, en: said('en')?.message });
  expect(messages?.vi).not.toBe(messages?.en);
});

test('another error is none of the registry', () => {
  expect(registryFailureOf(new Error('elsewhere'), 'vi')).toBeNull();
});
