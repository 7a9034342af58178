import { describe, expect, it } from '@jest/globals';
import { isSignedBy, keyIdOf, newKeyPair } from './signing.ts';
import { authorize, readAuthorization, textOfCall } from './teamCall.ts';

const team = newKeyPair();
const call = { method: 'POST', path: '/wps/registry/acts?x=1', body: Buffer.from('{}') };
const at = new Date('2026-11-20T10:00:00Z');

describe('the authorization of a team’s call', () => {
  it('is read back, and its signature is over the call', () => {
    const read = readAuthorization(authorize(call, team.privateKey, at));
    expect(read).toMatchObject({ key: keyIdOf(team.publicKey), at: at.toISOString() });
    if (!read) throw new Error('not read');
    const holds = (other: typeof call) => isSignedBy(team.publicKey, textOfCall(other, read), read.signature);
    expect(holds(call)).toBe(true);
    expect(holds({ ...call, method: 'PUT' })).toBe(false);
    expect(holds({ ...call, path: '/wps/registry/acts' })).toBe(false);
    expect(holds({ ...call, body: Buffer.from('{ }') })).toBe(false);
  });

  it('is another one each time', () => {
    expect(authorize(call, team.privateKey, at)).not.toBe(authorize(call, team.privateKey, at));
  });

  const good = authorize(call, team.privateKey, at);
  it.each([
    ['nothing', ''],
    ['another scheme', good.replace('Unisite', 'Bearer')],
    ['a part less', good.replace(/, nonce=[^,]+/, '')],
    ['a part more', `${good}, role=operator`],
    ['a part twice', `${good}, ${good.slice('Unisite '.length)}`],
    ['a time that is none', good.replace(/at=[^,]+/, 'at=now')],
    ['a short nonce', good.replace(/nonce=[^,]+/, 'nonce=AAAA')],
    ['a long value', good + ' '.repeat(400)],
  ])('is not read from %s', (_what, header) => {
    expect(readAuthorization(header)).toBeNull();
  });
});
