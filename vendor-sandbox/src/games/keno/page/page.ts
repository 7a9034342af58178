import type { GamePage, PlayPage } from '../../../page/gamePage.ts';
import { html, type Markup } from '../../../page/html.ts';
import { icon } from '../../../page/icons.ts';
import { commonRules, heading, readout, stakeStepper, unseenPicture } from '../../../page/parts.ts';
import { fill, type Words } from '../../../words/index.ts';
import { figuresOfModes, returnOf } from '../engine/chances.ts';
import { type KenoMode, mostPicks, prizeList } from '../engine/paytables.ts';
import { type KenoWords, kenoWords } from '../words/index.ts';

const action = (id: string, label: string): Markup =>
  html`<button type="button" class="action" id="${id}">${label}</button>`;

const pickCounts = Array.from({ length: mostPicks }, (_, index) => index + 1);

/** The page of a title that is not known yet shows no prizes. */
const modeOf = ({ prizeMode }: PlayPage): KenoMode => prizeMode ?? 'Elott';

const numbersIn = (language: PlayPage['language'], digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.max(digits, 1),
  });

function tables(page: PlayPage, { tables: texts }: KenoWords): Markup {
  const times = numbersIn(page.language, 0);
  const percent = numbersIn(page.language, 2);
  const rows = pickCounts.map((picks) => {
    const prizes = prizeList(modeOf(page), picks).map(({ hits, tenths }) => {
      const values = { hits, times: times.format(tenths / 10) };
      return html`<span class="prize-word">${fill(hits === 0 ? texts.noHits : texts.prize, values)}</span> `;
    });
    return html`<tr><th scope="row" class="num">${picks}</th><td class="prize-words">${prizes}</td><td class="num">${percent.format(returnOf(modeOf(page), picks) * 100)}%</td></tr>`;
  });
  return html`<table class="rule-table"><thead><tr><th scope="col">${texts.picks}</th><th scope="col">${texts.prizes}</th><th scope="col">${texts.rtp}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function facts(page: PlayPage, { rulesPage }: KenoWords): Markup {
  const mode = modeOf(page);
  const percent = numbersIn(page.language, 2);
  const returns = pickCounts.map((picks) => returnOf(mode, picks) * 100);
  const [least, most] = [Math.min(...returns), Math.max(...returns)].map((value) => `${percent.format(value)}%`);
  const greatest = numbersIn(page.language, 0).format(figuresOfModes[mode].greatestWin);
  return html`<li>${fill(rulesPage.rtpText, { least: least ?? '', most: most ?? '' })}</li><li>${fill(rulesPage.limitsText, { most: greatest })}</li><li>${rulesPage.paceText}</li>`;
}

const tab = (page: PlayPage, view: PlayPage['view'], label: string): Markup =>
  html`<button type="button" role="tab" class="view" id="tab-${view}" aria-controls="${view}" aria-selected="${String(page.view === view)}" tabindex="${page.view === view ? 0 : -1}">${label}</button>`;

function betting(page: PlayPage, own: KenoWords): Markup {
  return html`<div class="betting" id="betting" role="tabpanel" aria-labelledby="tab-betting"${page.view === 'betting' ? null : html` hidden`}>
<div class="board-side"><div class="board" id="board" role="group" aria-label="${own.boardLabel}"></div></div>
<section class="prize-side" aria-labelledby="prizes-title"><h2 id="prizes-title">${own.prizes}</h2><p class="picked" id="picked"></p><ol class="prizes" id="prizes"></ol></section></div>`;
}

/** What players consult before playing: last draws, rules, prize tables. */
function lobby(page: PlayPage, own: KenoWords, words: Words): Markup {
  return html`<div class="lobby" id="lobby" role="tabpanel" tabindex="0" aria-labelledby="tab-lobby"${page.view === 'lobby' ? null : html` hidden`}>
<section class="lobby-card"><h2>${own.last}</h2><ol class="last-draws" id="last"></ol></section>
<section class="lobby-card"><h2>${own.rulesPage.title}</h2><p>${own.rulesPage.text}</p><ul class="plain"><li>${fill(own.mode, { mode: own.modes[modeOf(page)] })}</li>${facts(page, own)}</ul></section>
<section class="lobby-card lobby-tables"><h2>${own.tables.title}</h2>${tables(page, own)}<p class="adult">${words.adult}</p></section></div>`;
}

/** The board with its prizes, and the lobby beside it. */
export const kenoPage: GamePage = {
  body(page, words) {
    const own = kenoWords(page.language);
    return html`<main class="stage hall">${heading(page)}${unseenPicture(page)}
<div class="hall-head"><p class="title-line" aria-hidden="true">${page.game?.name ?? ''}</p><div class="views" role="tablist" aria-label="${own.views}">${tab(page, 'betting', own.betting)}${tab(page, 'lobby', own.lobby)}</div></div>
${betting(page, own)}${lobby(page, own, words)}
<p class="ticker" id="ticker">${words.hint}</p><p class="loading" id="loading">${words.loading}</p></main>
<section class="controls" aria-label="${words.controls}"><div class="figures">${readout('balance', words.balance)}${readout('win', words.win)}</div>
${stakeStepper(words)}
<div class="actions-row">${action('quick', own.quick)}${action('clear', own.clear)}${action('again', own.again)}</div>
<button type="button" class="spin" id="spin" disabled aria-label="${own.draw}"><span class="spin-face">${icon('spin')}<span class="spin-word" id="spin-word" aria-hidden="true">${own.draw}</span></span></button></section>`;
  },
  rules(page, words) {
    const own = kenoWords(page.language);
    return html`<p>${own.rulesPage.text}</p>${tables(page, own)}
<h3>${words.rulesPage.factsHead}</h3><ul class="plain"><li>${fill(own.mode, { mode: own.modes[modeOf(page)] })}</li>${facts(page, own)}<li>${words.rulesPage.faultText}</li></ul>${commonRules(words, own.rulesPage.keysText)}`;
  },
  rulesTitle: (language) => kenoWords(language).rulesPage.title,
  recipe: (language) => kenoWords(language).recipe,
};
