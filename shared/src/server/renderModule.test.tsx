import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useOperation } from '../api/index.ts';
import { queryClient } from '../api/queries.ts';
import { seedResponses } from '../api/seededResponses.ts';
import { gameMenu } from '../contract/games.ts';
import { useText } from '../i18n/index.ts';
import { useLocation } from '../navigation/index.ts';
import { createRenderedRoot } from '../remote/renderedRoot.ts';
import { SiteRoot } from '../remote/SiteRoot.tsx';
import { useSession } from '../session/index.ts';
import { asSignedIn } from '../testing/asSignedIn.ts';
import { vietnam } from '../testing/vietnam.ts';
import { Countdown, useClock, useUid } from '../ui/index.ts';
import { renderModule, startRendering } from './renderModule.tsx';

type Request = Parameters<typeof renderModule>[3];

const noon = Date.UTC(2026, 0, 5, 5);
const address = '/wps/game/menu';
const menu = { success: true, value: { categories: [] } };

const request = (changes: Partial<Request> = {}): Request => ({
  url: '/live?sort=name',
  language: 'vi',
  zone: vietnam,
  time: noon,
  session: null,
  balanceHidden: false,
  responses: {},
  idPrefix: 'r0',
  ...changes,
});
const render = (Module: () => ReactElement, changes?: Partial<Request>) =>
  renderModule(renderToString, 'test', Module, request(changes));

/** Everything in a page that depends on the visitor. */
function Page(): ReactElement {
  const t = useText();
  const { pathname, search } = useLocation();
  const session = useSession();
  const { data, isPending } = useOperation(gameMenu, {});
  const minute = useClock((at) => Math.floor(at / 60_000), 60_000);
  return (
    <p id={useUid()}>
      {t('hello')} {session.status === 'in' ? `${session.info.account} ${session.info.token}` : 'guest'}{' '}
      {pathname + search} {minute} {isPending ? 'pending' : JSON.stringify(data)}
    </p>
  );
}

let root: ReturnType<typeof createRenderedRoot> | null = null;
afterEach(() => {
  act(() => root?.unmount());
  root = null;
  jest.restoreAllMocks();
});

test('a module is rendered for a language, a place, a moment, a visitor and what its calls were answered', () => {
  const { html, used, clockStep } = render(Page, { responses: { [address]: menu, '/wps/other': {} } });
  expect(html.replace(/<!-- -->/g, '')).toContain(`Xin chào guest /live?sort=name ${noon / 60_000} {`);
  expect(used).toEqual([address]);
  expect(clockStep).toBe(60_000);
  expect(render(Page, { language: 'en', session: { ...asSignedIn(), account: 'lan' } }).html).toContain('lan');
});

test('a module says which calls it had no answer to, each once', () => {
  const Twice = () => (
    <>
      <Page />
      <Page />
    </>
  );
  expect(render(Twice).missed).toEqual([address]);
  expect(render(Twice, { responses: { [address]: menu } }).missed).toEqual([]);
});

test('no state leaks to the next page, even after an error, and no module gets the tab’s handle', () => {
  const before = render(Page).html;
  const { token, ...member } = asSignedIn();
  const personal = render(Page, { language: 'en', session: member, responses: { [address]: menu } }).html;
  expect(personal).not.toBe(before);
  expect(personal).not.toContain(token);
  expect(render(Page).html).toBe(before);
  const Broken = (): ReactElement => {
    Page();
    throw new Error('broken');
  };
  expect(() => render(Broken, { session: member, responses: { [address]: menu } })).toThrow('broken');
  expect(render(Page).html).toBe(before);
});

test('what no clock was read for may be kept for good', () => {
  expect(render(() => <p>same</p>).clockStep).toBeNull();
  expect(render(() => <Countdown until={noon + 90_000} />).clockStep).toBe(1_000);
});

let element: HTMLElement;
let differences: unknown[];
beforeEach(() => {
  element = document.createElement('div');
  differences = [];
  startRendering('test', { vi: { hello: 'Xin chào' }, en: { hello: 'Hello' } });
  queryClient.clear();
});

/** Hydrates as a page does: responses are present before, and the clock has moved on. */
function hydrate(Module: () => ReactElement, html: string): void {
  element.dataset.rendered = 'r0';
  element.dataset.renderedAt = String(noon);
  element.innerHTML = html;
  jest.spyOn(Date, 'now').mockReturnValue(noon + 61_000);
  root = createRenderedRoot(element, (error) => differences.push(error));
  act(() =>
    root?.render(
      <SiteRoot namespace="test" renderedAt={noon}>
        <Module />
      </SiteRoot>,
    ),
  );
}

const Clock = (): ReactElement => {
  const { data } = useOperation(gameMenu, {});
  return (
    <p id={useUid()}>
      <Countdown until={noon + 120_000} look="text" />
      {data ? 'there' : 'awaited'}
    </p>
  );
};

test('what was rendered is taken over as it is, with its ids, and then follows the clock', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { html } = render(Clock, { responses: { [address]: menu } });
  expect(html).toContain('there');
  seedResponses({ [address]: menu });
  element.innerHTML = html;
  const id = element.querySelector('p')?.id;
  hydrate(Clock, html);
  expect(differences).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
  expect(element.querySelector('p')?.id).toBe(id);
  expect(element.textContent).toContain('00:59');
  expect(element.textContent).toContain('there');
});

test('an answer that came after the page was rendered is no difference', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { html } = render(Clock);
  seedResponses({});
  queryClient.setQueryData(['gameMenu', 'public', 'vi', {}], { categories: [] });
  hydrate(Clock, html);
  expect(differences).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
  expect(element.textContent).toContain('there');
});

test('what is asked for at each mount is not asked for by the one that the answer came for', async () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'));
  const Always = (): ReactElement => (
    <p>{useOperation(gameMenu, {}, { staleTime: 0 }).isFetching ? 'asks' : 'rests'}</p>
  );
  const { html } = render(Always, { responses: { [address]: menu } });
  seedResponses({ [address]: menu });
  hydrate(Always, html);
  await act(async () => {});
  expect([element.textContent, asked.mock.calls]).toEqual(['rests', []]);
});

test('markup that is not what the component renders is reported and mended', () => {
  seedResponses({});
  hydrate(() => <p>right</p>, '<p>wrong</p>');
  expect(differences).toHaveLength(1);
  expect(element.textContent).toBe('right');
});
