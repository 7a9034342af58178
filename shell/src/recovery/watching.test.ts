import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { MountReport } from '@unisite/shared/contract/mounts';
import { placed } from '../loader/testing.ts';
import { pinVersion } from '../loader/versions.ts';
import { hasUnsavedInput } from './fields.ts';

let reports: Omit<MountReport, 'weight'>[] = [];
jest.mock('../health/reports.ts', () => ({ reportMount: (report: (typeof reports)[0]) => void reports.push(report) }));

const version = placed('mf-promo', { canary: true });
const failure = (code: string) => ({
  remote: 'mf-promo',
  digest: version.digest,
  canary: true,
  outcome: { state: 'failed', code },
});

// jsdom has neither of these rules
class Block {
  readonly name: string;
  readonly cssText = '.x { color: red }';
  constructor(name: string) {
    this.name = name;
  }
}
class Statement {}
class Plain {
  readonly cssText = '.x { color: red }';
}
Object.assign(globalThis, { CSSLayerBlockRule: Block, CSSLayerStatementRule: Statement });

beforeAll(async () => {
  globalThis.reportError = () => {};
  pinVersion(version);
  const { watchPage } = await import('./watchPage.ts');
  watchPage();
  watchPage(); // called once for all tests
});
beforeEach(() => {
  reports = [];
});
afterEach(() => document.body.replaceChildren());

function styled(href: string, ...cssRules: object[]): { disabled: boolean } {
  const link = document.createElement('link');
  link.href = href;
  const sheet = { cssRules, disabled: false };
  Object.defineProperty(link, 'sheet', { value: sheet });
  document.body.append(link);
  link.dispatchEvent(new Event('load'));
  return sheet;
}

test('a stylesheet with rules beside its remote’s layer is taken back', () => {
  const sheet = styled(`${version.base}page.css`, new Block('remote.mf-promo'), new Plain());
  expect(sheet.disabled).toBe(true);
  expect(reports).toMatchObject([failure('LEAKED')]);
  expect(styled(`${version.base}other.css`, new Block('remote.mf-games')).disabled).toBe(true);
});

test('one that stays within its layer is left alone, and so is whatever is not a remote’s', () => {
  expect(styled(`${version.base}page.css`, new Block('remote.mf-promo'), new Block('remote.mf-promo.a')).disabled).toBe(
    false,
  );
  expect(styled('/assets/app.css', new Plain()).disabled).toBe(false);
  expect(reports).toEqual([]);
});

test('what a remote throws in use is told of once, by where it was thrown', () => {
  const error = new Error('broken in a press');
  const thrown = () =>
    dispatchEvent(new ErrorEvent('error', { filename: `${location.origin}${version.base}page.js`, error }));
  thrown();
  thrown();
  expect(reports).toMatchObject([failure('THREW_IN_USE')]);
});

test('a promise that a remote leaves rejected is told of, by its stack', () => {
  const reason = Object.assign(new Error('rejected'), { stack: `Error: rejected\n at f (${version.base}page.js:1:7)` });
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('the shell’s own') }));
  expect(reports).toMatchObject([failure('THREW_IN_USE')]);
});

test('a field that was filled in holds something until it is sent', () => {
  const form = document.createElement('form');
  const field = document.createElement('input');
  form.append(field);
  document.body.append(form);
  field.value = 'from the page';
  expect(hasUnsavedInput(document.body)).toBe(false);
  const type = (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('0912');
  expect(hasUnsavedInput(form)).toBe(true);
  type('');
  expect(hasUnsavedInput(form)).toBe(false);
  type('0912');
  form.dispatchEvent(new Event('submit', { bubbles: true }));
  expect(hasUnsavedInput(form)).toBe(false);
});
