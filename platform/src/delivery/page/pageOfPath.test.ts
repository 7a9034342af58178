import { describe, expect, it } from '@jest/globals';
import { resolveSnapshot } from '../registry/index.ts';
import { builtVersion, placed } from '../registry/testing/placed.ts';
import { canonicalPath, pageOfPath, titleOf } from './pageOfPath.ts';

const promo = builtVersion('1', { name: 'mf-promo', routes: ['/promotions', '/promo/:id'] });
const snapshot = resolveSnapshot('VN', [placed(promo)], { versions: [promo], teams: new Map() });
const page = (path: string, hidden: string[] = []) => pageOfPath(path, snapshot, hidden);

describe('what a path is', () => {
  it('knows the shell’s pages, the remotes’ routes and what lies under them', () => {
    expect(page('/index')).toEqual({ kind: 'shell', path: '/index', of: '/index', modal: null });
    expect(page('/register.html')).toMatchObject({ kind: 'shell', of: '/index', modal: 'registerModal' });
    expect(page('/login')).toMatchObject({ of: '/login', modal: 'loginPopupModal' });
    expect(page('/help/')).toMatchObject({ kind: 'shell', path: '/help' });
    expect(page('/promotions/7')).toMatchObject({ kind: 'remote', remote: 'mf-promo' });
  });

  it('knows the specification’s routes while their remote is away, unless the market hides them', () => {
    expect(page('/vnlottery')).toEqual({ kind: 'away', path: '/vnlottery' });
    expect(page('/vnlottery', ['/vnlottery'])).toEqual({ kind: 'unknown' });
    expect(page('/nowhere')).toEqual({ kind: 'unknown' });
    expect(page('/__proto__')).toEqual({ kind: 'unknown' });
  });

  it('writes nothing of a visitor’s link into the page', () => {
    expect(canonicalPath(page('/promotions/"><script>'))).toBe('/promotions');
    expect(canonicalPath(page('/promo/anything'))).toBeNull();
    expect(canonicalPath(page('/nowhere'))).toBeNull();
    expect(canonicalPath(page('/register.html'))).toBe('/register');
  });

  it('has titles in both languages', () => {
    expect(titleOf(page('/promotions'))).toEqual({ vi: 'Trang /promotions', en: 'Page /promotions' });
    expect(titleOf(page('/join'))?.vi).toBe('Trở thành đối tác');
    expect(titleOf(page('/register'))).toBeNull();
    expect(titleOf(page('/index'))).toBeNull();
  });
});
