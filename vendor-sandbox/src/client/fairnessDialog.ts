import type { Fairness, RevealedSeed } from '../wire.ts';
import { fill } from '../words/index.ts';
import { byId, make } from './dom.ts';
import { words } from './texts.ts';
import { canVerify, type Verdict } from './verify.ts';

type Options = {
  readonly fairness: Fairness;
  /** Recomputes the rounds of a seed. */
  readonly check: (seed: RevealedSeed) => Promise<Verdict>;
  /** Asks the server to reveal the current seed and commit to a new one; false on failure. */
  readonly renew: (clientSeed: string | null) => Promise<boolean>;
};

const seedShape = /^[\w-]{0,32}$/;

export const entry = (label: string, value: string): HTMLElement =>
  make('div', { class: 'seed-entry' }, make('dt', {}, label), make('dd', {}, make('code', {}, value)));

function revealedSeed(seed: RevealedSeed, workOut: Options['check']): HTMLElement {
  const { fairnessPage } = words;
  const verdict = make('p', { class: 'verdict', role: 'status' });
  const button = make('button', { type: 'button', class: 'quiet' }, fairnessPage.check);
  const check = async (): Promise<void> => {
    if (!canVerify()) {
      verdict.textContent = fairnessPage.checkUnavailable;
      return;
    }
    verdict.textContent = fairnessPage.checking;
    const found = await workOut(seed);
    verdict.classList.toggle('good', found.kind === 'good');
    verdict.classList.toggle('bad', found.kind !== 'good');
    if (found.kind === 'good') verdict.textContent = fill(fairnessPage.checkGood, { count: found.rounds });
    else if (found.kind === 'wrongHash') verdict.textContent = fairnessPage.checkHash;
    else verdict.textContent = fill(fairnessPage.checkBad, { count: found.rounds });
  };
  button.addEventListener('click', () => void check());
  return make(
    'li',
    { class: 'seed-card' },
    make(
      'dl',
      {},
      entry(fairnessPage.serverSeed, seed.serverSeed),
      entry(fairnessPage.hash, seed.seedHash),
      entry(fairnessPage.clientSeed, seed.clientSeed),
    ),
    make('p', { class: 'seed-rounds' }, fill(fairnessPage.rounds, { count: seed.rounds })),
    button,
    verdict,
  );
}

function renewForm({ renew }: Options): HTMLElement {
  const { fairnessPage } = words;
  const input = make('input', {
    id: 'client-seed',
    maxlength: '32',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': 'client-seed-hint',
  });
  const hint = make('p', { id: 'client-seed-hint', class: 'hint' }, fairnessPage.newClientSeedHint);
  const button = make('button', { type: 'submit', class: 'gold' }, fairnessPage.reveal);
  const form = make(
    'form',
    { class: 'renew', novalidate: '' },
    make('label', { for: 'client-seed' }, fairnessPage.newClientSeed),
    input,
    hint,
    button,
  );
  const submit = async (): Promise<void> => {
    const good = seedShape.test(input.value.trim());
    input.setAttribute('aria-invalid', String(!good));
    hint.classList.toggle('bad', !good);
    hint.textContent = good ? fairnessPage.newClientSeedHint : fairnessPage.newClientSeedBad;
    if (!good) return input.focus();
    button.disabled = true;
    button.textContent = fairnessPage.revealing;
    if (await renew(input.value.trim() || null)) return;
    button.disabled = false;
    button.textContent = fairnessPage.reveal;
    hint.textContent = words.trouble.soon;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  return form;
}

/** Fills the fairness dialog: the current commitment, the seeds revealed so far, and the button to renew. */
export function showFairness(options: Options): void {
  const { fairness } = options;
  const { fairnessPage } = words;
  const seeds = fairness.revealed.map((seed) => revealedSeed(seed, options.check));
  byId('fairness-body', HTMLElement).replaceChildren(
    make('h3', {}, fairnessPage.current),
    make(
      'dl',
      { class: 'seed-card' },
      entry(fairnessPage.hash, fairness.current.seedHash),
      entry(fairnessPage.clientSeed, fairness.current.clientSeed),
      entry(fairnessPage.nonce, String(fairness.current.nonce)),
    ),
    renewForm(options),
    make('h3', {}, fairnessPage.revealed),
    seeds.length === 0 ? make('p', { class: 'hint' }, fairnessPage.none) : make('ul', { class: 'seeds' }, ...seeds),
  );
}
