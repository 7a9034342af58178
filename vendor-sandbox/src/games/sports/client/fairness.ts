import { byId, make } from '../../../client/dom.ts';
import { entry } from '../../../client/fairnessDialog.ts';
import { words } from '../../../client/texts.ts';
import { canVerify, isHashOf, numbersOf } from '../../../client/verify.ts';
import { fill } from '../../../words/index.ts';
import { playMatch, scoreOf } from '../engine/match.ts';
import type { Board, ShownFixture } from '../wire.ts';
import { fixtureNamed, matchName, scoreText } from './names.ts';
import { gameTexts } from './texts.ts';

/** Hashes published before their matches ended. */
const promised = new Map<string, string>();

export function rememberPromises({ fixtures }: Board): void {
  for (const { id, seedHash } of fixtures) if (!promised.has(id)) promised.set(id, seedHash);
}

/** Replays a match from its seed, in this browser. */
async function workOut(shown: ShownFixture): Promise<string> {
  const { sport, chances, id } = fixtureNamed(shown.id);
  const { serverSeed, seedHash } = shown;
  if (!canVerify()) return words.fairnessPage.checkUnavailable;
  const before = promised.get(id);
  if (serverSeed === null || !(await isHashOf(seedHash, serverSeed))) return gameTexts.fairness.bad;
  if (before !== undefined && before !== seedHash) return gameTexts.fairness.bad;
  const goals = await playMatch(sport, chances, numbersOf(serverSeed, id, 0));
  const score = scoreOf(goals);
  if (score.home !== shown.score.home || score.away !== shown.score.away) return gameTexts.fairness.bad;
  return fill(before === undefined ? gameTexts.fairness.good : gameTexts.fairness.goodSeen, {
    score: scoreText(score),
  });
}

function overCard(shown: ShownFixture): HTMLElement {
  const verdict = make('p', { class: 'verdict', role: 'status' });
  const button = make('button', { type: 'button', class: 'quiet' }, gameTexts.fairness.check);
  button.addEventListener('click', async () => {
    verdict.textContent = words.fairnessPage.checking;
    const text = await workOut(shown);
    verdict.textContent = text;
    verdict.classList.toggle('good', text !== gameTexts.fairness.bad);
    verdict.classList.toggle('bad', text === gameTexts.fairness.bad);
  });
  return make(
    'li',
    { class: 'seed-card' },
    make('b', {}, `${matchName(fixtureNamed(shown.id))} · ${scoreText(shown.score)}`),
    make(
      'dl',
      {},
      entry(words.fairnessPage.serverSeed, shown.serverSeed ?? ''),
      entry(words.fairnessPage.hash, shown.seedHash),
      entry(words.historyPage.round, shown.id),
    ),
    button,
    verdict,
  );
}

/** Fills the fairness dialog: the published hashes, and the matches that can be verified. */
export function showMatchSeeds({ fixtures, results }: Board): void {
  byId('fairness-body', HTMLElement).replaceChildren(
    make('h3', {}, gameTexts.fairness.coming),
    make(
      'dl',
      { class: 'seed-card' },
      ...fixtures.map(({ id, seedHash }) => entry(matchName(fixtureNamed(id)), seedHash)),
    ),
    make('h3', {}, gameTexts.fairness.over),
    make('ul', { class: 'seeds' }, ...results.map(overCard)),
  );
}
