import { expect, test } from '@jest/globals';
import type { RegistrationFlags } from '@unisite/shared/contract/operatorsMarketSettings';
import { fieldUses, withUses } from './fieldUse.ts';

const flags: RegistrationFlags = [
  { tab: 'username', field: 'email', enabled: true, required: false },
  { tab: 'username', field: 'mobileNum', enabled: false, required: true },
  { tab: 'mobile', field: 'email', enabled: false, required: false },
];

test('each field of a tab has one use', () => {
  expect(fieldUses(flags)).toEqual({
    'username/email': 'optional',
    'username/mobileNum': 'off',
    'mobile/email': 'off',
  });
});

test('a changed use sets both flags, one that stays keeps what the field would be if asked for', () => {
  expect(withUses(flags, { 'username/email': 'off', 'username/mobileNum': 'off', 'mobile/email': 'required' })).toEqual(
    [
      { tab: 'username', field: 'email', enabled: false, required: false },
      flags[1],
      { tab: 'mobile', field: 'email', enabled: true, required: true },
    ],
  );
});
