import type { PlayState, RefusalCode } from '../wire.ts';
import { type Api, createApi } from './api.ts';
import { type Celebration, createCelebration } from './celebration.ts';
import { anyDialogOpen, openDialog, prepareDialogs } from './dialogs.ts';
import { byId, meta } from './dom.ts';
import { showPicture } from './gamePicture.ts';
import { createPause, type Pause } from './pause.ts';
import { takePlaySession } from './playSession.ts';
import { sayWaiting, showSentence } from './readouts.ts';
import { framingOrigin, linkToSite, type SiteLink } from './siteMessages.ts';
import { createSound, type Sound } from './sound.ts';
import { moneyIn, words } from './texts.ts';
import { offline, showTrouble, troubleOf } from './trouble.ts';

/** What a game works with once its session is open. */
export type Opened<Choice, Result> = {
  readonly state: PlayState<Choice, Result>;
  readonly api: Api<Choice, Result>;
  readonly site: SiteLink;
  readonly pause: Pause;
  readonly sound: Sound;
  readonly celebration: Celebration;
  readonly money: (hundredths: number) => string;
  readonly assetBase: string;
  /** Whether the player prefers reduced motion. */
  readonly calm: () => boolean;
  readonly touch: boolean;
  readonly reopen: () => void;
};

/** What the page requires of a game. */
export type GameClient = {
  /** Receives the focus when the site gives it to the game. */
  readonly focus: HTMLElement;
  /** Handles a key and returns whether it did; `own`: the focused element handles this key itself. */
  key(event: KeyboardEvent, own: boolean): boolean;
  openHistory(): void;
  openFairness(): void;
  /** The page became visible again. */
  refresh(): void;
};

type Game<Choice, Result, Prepared> = {
  /** Loaded while the session is requested. */
  readonly prepare: (assetBase: string) => Promise<Prepared>;
  readonly create: (opened: Opened<Choice, Result>, prepared: Prepared) => GameClient;
};

const assetBase = meta('asset-base');
const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
const calm = (): boolean => stillness.matches;
const touch = window.matchMedia('(pointer: coarse)').matches;

const siteOrigins = meta('site-origins').split(' ');
/** The platform's lobby; before there is a session, the first site. */
let lobbyUrl = siteOrigins[0] ?? '';

function goHome(site: SiteLink): void {
  site.tell({ type: 'home' });
  if (window.parent === window && lobbyUrl !== '') window.location.assign(lobbyUrl);
}

/** Only the site can open a game again, with a new code. */
function reopen(site: SiteLink): void {
  site.tell({ type: 'session-expired' });
  if (window.parent === window && lobbyUrl !== '') window.location.assign(lobbyUrl);
}

/** Shows why the game did not open; retrying reloads the page, as the code is still in the address then. */
async function failToOpen(code: RefusalCode | 'LOST', site: SiteLink): Promise<void> {
  byId('loading', HTMLElement).hidden = true;
  const trouble = code === 'LOST' ? offline : troubleOf(code, { balance: '', stake: '', lower: false });
  if (trouble === null) return window.location.reload();
  showSentence(trouble.title, 'wait');
  if (code === 'SESSION_EXPIRED') site.tell({ type: 'session-expired' });
  const chosen = await showTrouble({ ...trouble, nothingTaken: true });
  if (chosen === 'again') window.location.reload();
  if (chosen === 'reopen') reopen(site);
}

function bindKeys(game: GameClient, site: SiteLink): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || anyDialogOpen()) return;
    const target = event.target instanceof Element ? event.target : null;
    const own = target !== null && target !== game.focus && target.closest('button, a, input, select') !== null;
    if (event.key === 'Escape') return site.tell({ type: 'focus-out' });
    // Prevents scrolling, and a second press of the button.
    if (game.key(event, own)) event.preventDefault();
  });
}

function bindSound(sound: Sound): void {
  const button = byId('sound', HTMLButtonElement);
  const show = (): void => {
    const label = sound.on ? words.soundOff : words.soundOn;
    button.setAttribute('aria-label', label);
    button.title = label;
    button.querySelector('use')?.setAttribute('href', sound.on ? '#i-sound' : '#i-mute');
  };
  button.addEventListener('click', () => {
    sound.toggle();
    show();
  });
  show();
}

function bindDialogs(game: GameClient): void {
  byId('open-history', HTMLButtonElement).addEventListener('click', () => {
    game.openHistory();
    openDialog('history');
  });
  byId('open-fairness', HTMLButtonElement).addEventListener('click', () => {
    game.openFairness();
    openDialog('fairness');
  });
}

/** The server's reason for a missing session; anything unknown counts as an ended session. */
function troubleCode(text: string): RefusalCode {
  const known: readonly RefusalCode[] = ['PLATFORM_DOWN', 'PLAYER_BLOCKED', 'GAME_MAINTENANCE', 'GAME_UNKNOWN'];
  return known.find((code) => code === text) ?? 'SESSION_EXPIRED';
}

async function open<Choice, Result, Prepared>(game: Game<Choice, Result, Prepared>): Promise<void> {
  prepareDialogs();
  byId('open-rules', HTMLButtonElement).addEventListener('click', () => openDialog('rules'));
  const sessionId = takePlaySession();
  const failed = meta('play-trouble');
  const homeButtons = [byId('home', HTMLButtonElement), byId('trouble-home', HTMLButtonElement)];
  let site = linkToSite(framingOrigin(siteOrigins), () => {});
  for (const button of homeButtons) button.addEventListener('click', () => goHome(site));
  if (sessionId === null) return failToOpen(failed === '' ? 'SESSION_EXPIRED' : troubleCode(failed), site);

  const api = createApi<Choice, Result>(sessionId);
  const [answer, prepared] = await Promise.all([api.state(), game.prepare(assetBase)]);
  if (answer.kind !== 'done') return failToOpen(answer.kind === 'lost' ? 'LOST' : answer.code, site);

  const state = answer.value;
  if (state.lobbyUrl !== '') lobbyUrl = state.lobbyUrl;
  let client: GameClient | null = null;
  const pause = createPause({
    say: (which) => sayWaiting(words.pause[which]),
    tellSite: () => site.tell({ type: 'paused' }),
  });
  site = linkToSite(state.siteOrigin, (request) => {
    if (request === 'focus-in') client?.focus.focus();
    else pause.hear(request);
  });
  byId('title', HTMLElement).textContent = state.game.name;
  document.title = state.game.name;
  showPicture(state.game.icon, `${assetBase}symbols/drum.svg`);
  for (const mark of document.querySelectorAll<HTMLElement>('[data-demo]')) mark.hidden = !state.demo;
  const sound = createSound();
  const celebration = createCelebration(assetBase, calm);
  const money = moneyIn(state.currency);
  client = game.create(
    { state, api, site, pause, sound, celebration, money, assetBase, calm, touch, reopen: () => reopen(site) },
    prepared,
  );
  const made = client;
  bindDialogs(made);
  bindSound(sound);
  bindKeys(made, site);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') made.refresh();
  });
  byId('loading', HTMLElement).hidden = true;
  document.body.dataset.open = 'true';
  site.tell({ type: 'ready', gameId: state.game.id });
}

/** Opens the page's game, or shows why it cannot be opened. */
export function openGame<Choice, Result, Prepared>(game: Game<Choice, Result, Prepared>): void {
  open(game).catch(
    () =>
      void failToOpen(
        'UNAVAILABLE',
        linkToSite(null, () => {}),
      ),
  );
}
