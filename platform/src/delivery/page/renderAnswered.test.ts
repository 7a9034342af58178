import { expect, test } from '@jest/globals';
import type { ModuleMarkup } from './pageRenderer.ts';
import { type Answers, type Ask, renderAnswered } from './renderAnswered.ts';

const menus = '/wps/lottery/menus';
const results = '/wps/lottery/opened?prizeMode=Elott';
const stations = '/wps/lottery/opened?prizeMode=Lott';
const others = '/wps/lottery/popular';

const markup = (html: string, missed: readonly string[]): ModuleMarkup => ({
  html,
  missed,
  lazy: [],
  used: [],
  preloads: [],
  renderedAt: 0,
  clockStep: null,
});

/** Renders the addresses answered so far, and wants the first of `chain` without an answer. */
const wanting = (chain: readonly string[]) => async (answers: Answers) =>
  markup([...answers.keys()].join(' '), chain.filter((address) => !answers.has(address)).slice(0, 1));

function answering(refused: readonly string[] = []) {
  const asked: string[] = [];
  const ask: Ask = async (addresses) => {
    asked.push(...addresses);
    return new Map(addresses.filter((address) => !refused.includes(address)).map((address) => [address, '{}']));
  };
  return { ask, asked };
}

test('what a module lacks is asked for, and what it then lacks, three times at most', async () => {
  const { ask, asked } = answering();
  const { markup: made, answers } = await renderAnswered(
    wanting([menus, results, stations, others]),
    ask,
    new Map([['/wps/game/menu', '{}']]),
  );
  expect(asked).toEqual([menus, results, stations]);
  expect(made?.html).toBe(`/wps/game/menu ${menus} ${results} ${stations}`);
  expect([...answers.keys()]).toEqual(['/wps/game/menu', menus, results, stations]);
});

test('what is refused is asked once, and left to the browser', async () => {
  const { ask, asked } = answering([menus]);
  const { markup: made, answers } = await renderAnswered(wanting([menus]), ask, new Map());
  expect([asked, made?.missed, answers.size]).toEqual([[menus], [menus], 0]);
});

test('only reading calls of the contract are made', async () => {
  const { ask, asked } = answering();
  for (const forged of [
    '/wps/session/login',
    '/ops/members',
    'http://elsewhere/wps/lottery/menus',
    '//elsewhere/wps/lottery/menus',
    '/wps/lottery/../member/info',
    '/wps/lottery/menus#',
    `/wps/lottery/menus?${'x'.repeat(500)}`,
    '/wps/lottery/menus\n',
    '',
  ])
    await renderAnswered(async () => markup('', [forged]), ask, new Map());
  expect(asked).toEqual([]);
});

test('the answers are those of the markup where the second rendering did not come', async () => {
  let renders = 0;
  const once = async () => (renders++ === 0 ? markup('first', [menus]) : null);
  const { markup: made, answers } = await renderAnswered(once, answering().ask, new Map());
  expect([made?.html, answers.size, renders]).toEqual(['first', 0, 2]);
  expect(await renderAnswered(async () => null, answering().ask, new Map())).toMatchObject({ markup: null });
});
