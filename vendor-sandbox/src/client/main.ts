import type { RefusalCode } from '../wire.ts';
import { createApi } from './api.ts';
import { createCelebration } from './celebration.ts';
import { anyDialogOpen, openDialog, prepareDialogs } from './dialogs.ts';
import { byId, meta } from './dom.ts';
import { createGame, type Game } from './game.ts';
import { showPicture } from './gamePicture.ts';
import { takePlaySession } from './playSession.ts';
import { say } from './readouts.ts';
import { createReelStage } from './reels/reelStage.ts';
import { loadSprites } from './reels/sprites.ts';
import { framingOrigin, linkToSite, type SiteLink } from './siteMessages.ts';
import { createSound, type Sound } from './sound.ts';
import { words } from './texts.ts';
import { offline, showTrouble, troubleOf } from './trouble.ts';

const assetBase = meta('asset-base');
const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
const calm = (): boolean => stillness.matches;
const touch = window.matchMedia('(pointer: coarse)').matches;

const siteOrigins = meta('site-origins').split(' ');
/** The lobby of the platform; before there is a session, the first site. */
let lobbyUrl = siteOrigins[0] ?? '';

function goHome(site: SiteLink): void {
  site.tell({ type: 'home' });
  if (window.parent === window && lobbyUrl !== '') window.location.assign(lobbyUrl);
}

/** The page cannot open a game: only the site can, with a new code. */
function reopen(site: SiteLink): void {
  site.tell({ type: 'session-expired' });
  if (window.parent === window && lobbyUrl !== '') window.location.assign(lobbyUrl);
}

/** Shows why the game did not open; a retry is a reload, the code in the address still stands then. */
async function failToOpen(code: RefusalCode | 'LOST', site: SiteLink): Promise<void> {
  byId('loading', HTMLElement).hidden = true;
  const trouble = code === 'LOST' ? offline : troubleOf(code, { balance: '', stake: '', lower: false });
  if (trouble === null) return window.location.reload();
  say(trouble.title, 'wait');
  if (code === 'SESSION_EXPIRED') site.tell({ type: 'session-expired' });
  const chosen = await showTrouble({ ...trouble, nothingTaken: true });
  if (chosen === 'again') window.location.reload();
  if (chosen === 'reopen') reopen(site);
}

function bindKeys(game: Game, site: SiteLink): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || anyDialogOpen()) return;
    const target = event.target instanceof Element ? event.target : null;
    const ownKeys = target?.closest('button:not(#spin), a, input') !== null && target !== null;
    if (event.key === 'Escape') return site.tell({ type: 'focus-out' });
    if (event.key === 'ArrowUp' || event.key === 'ArrowRight') game.changeStake('more');
    else if (event.key === 'ArrowDown' || event.key === 'ArrowLeft') game.changeStake('less');
    else if ((event.key === ' ' || event.key === 'Enter') && !ownKeys && !event.repeat) void game.spin();
    else return;
    // Keeps the page from scrolling and the button from being pressed a second time.
    event.preventDefault();
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

function bindButtons(game: Game): void {
  byId('spin', HTMLButtonElement).addEventListener('click', () => void game.spin());
  for (const way of ['less', 'more', 'most'] as const) {
    byId(`stake-${way}`, HTMLButtonElement).addEventListener('click', () => game.changeStake(way));
  }
  byId('open-history', HTMLButtonElement).addEventListener('click', () => {
    game.openHistory();
    openDialog('history');
  });
  byId('open-fairness', HTMLButtonElement).addEventListener('click', () => {
    game.openFairness();
    openDialog('fairness');
  });
}

async function open(): Promise<void> {
  prepareDialogs();
  byId('open-rules', HTMLButtonElement).addEventListener('click', () => openDialog('rules'));
  const sessionId = takePlaySession();
  const failed = meta('play-trouble');
  const homeButtons = [byId('home', HTMLButtonElement), byId('trouble-home', HTMLButtonElement)];
  let site = linkToSite(framingOrigin(siteOrigins), () => {});
  for (const button of homeButtons) button.addEventListener('click', () => goHome(site));
  if (sessionId === null) {
    return failToOpen(failed === '' ? 'SESSION_EXPIRED' : troubleCode(failed), site);
  }
  const api = createApi(sessionId);
  const [answer, sprites] = await Promise.all([api.state(), loadSprites(assetBase)]);
  if (answer.kind !== 'done') return failToOpen(answer.kind === 'lost' ? 'LOST' : answer.code, site);

  const state = answer.value;
  if (state.lobbyUrl !== '') lobbyUrl = state.lobbyUrl;
  const spinButton = byId('spin', HTMLButtonElement);
  site = linkToSite(state.siteOrigin, () => spinButton.focus());
  byId('title', HTMLElement).textContent = state.game.name;
  document.title = state.game.name;
  showPicture(state.game.icon);
  const sound = createSound();
  const stage = createReelStage(byId('reels', HTMLCanvasElement), sprites, calm);
  const celebration = createCelebration(assetBase, calm);
  const game = createGame({ state, api, stage, sound, celebration, site, assetBase, calm, reopen: () => reopen(site) });
  bindButtons(game);
  bindSound(sound);
  bindKeys(game, site);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void game.refresh();
  });
  byId('loading', HTMLElement).hidden = true;
  say(touch ? words.hintTouch : words.hintKeys);
  document.body.dataset.open = 'true';
  site.tell({ type: 'ready', gameId: state.game.id });
}

/** The server's word for why there is no session; anything it does not say so is an ended session. */
function troubleCode(text: string): RefusalCode {
  const known: readonly RefusalCode[] = ['PLATFORM_DOWN', 'PLAYER_BLOCKED', 'GAME_MAINTENANCE', 'GAME_UNKNOWN'];
  return known.find((code) => code === text) ?? 'SESSION_EXPIRED';
}

open().catch(
  () =>
    void failToOpen(
      'UNAVAILABLE',
      linkToSite(null, () => {}),
    ),
);
