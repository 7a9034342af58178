import type { GamePage } from '../../../page/gamePage.ts';
import { html } from '../../../page/html.ts';
import { icon } from '../../../page/icons.ts';
import { commonRules, heading, readout, unseenPicture } from '../../../page/parts.ts';
import { fill } from '../../../words/index.ts';
import { marginOf } from '../engine/markets.ts';
import { oddsForms } from '../engine/oddsForms.ts';
import { sportOf } from '../engine/sport.ts';
import { ticketLimits } from '../engine/ticket.ts';
import { sportsWords } from '../words/index.ts';
import { sportsRules } from '../words/rules.ts';

export const sportsPage: GamePage = {
  body(page, words) {
    const own = sportsWords(page.language);
    const sport = page.asset(`sports/${sportOf(page.category, page.scene)}.svg`);
    const forms = oddsForms.map((form) => html`<option value="${form}">${own.oddsForms[form]}</option>`);
    return html`<main class="stage matches">${heading(page)}${unseenPicture(page)}<div class="matches-head"><img src="${sport}" width="40" height="40" alt=""><p class="title-line" aria-hidden="true">${page.game?.name ?? ''}</p><p class="ticker" id="ticker">${own.hint}</p></div>
<div class="programme"><div class="days" id="days" role="group" aria-label="${own.day}"></div><div class="looks"><label><span>${own.time}</span><select id="look-time"></select></label><label><span>${own.league}</span><select id="look-league"></select></label><label><span>${own.oddsForm}</span><select id="odds-form">${forms}</select></label></div></div>
<div class="matches-scroll" id="matches" tabindex="0" role="region" aria-label="${own.board}"><p class="loading" id="loading">${words.loading}</p><section id="live-part" hidden aria-labelledby="live-title"><h2 id="live-title" class="live-title">${own.live}</h2><div class="match-list" id="live"></div></section>
<section id="soon-part" hidden aria-labelledby="soon-title"><h2 id="soon-title">${own.soon}</h2><div class="match-list" id="soon"></div></section>
<section class="results-part" id="results-part" hidden aria-labelledby="results-title"><h2 id="results-title">${own.results}</h2><ul class="results" id="results"></ul></section></div></main>
<aside class="slip" id="slip"><div class="tabs" role="tablist" aria-label="${own.slip}"><button type="button" role="tab" id="tab-slip" aria-controls="panel-slip" aria-selected="true">${own.slip} <span class="badge num" id="slip-count">0</span></button><button type="button" role="tab" id="tab-mine" aria-controls="panel-mine" aria-selected="false" tabindex="-1">${own.mine} <span class="badge num" id="mine-count">0</span></button><button type="button" class="tool slip-close" id="slip-close" aria-label="${words.close}">${icon('close')}</button></div>
<div class="slip-panel" id="panel-slip" role="tabpanel" aria-labelledby="tab-slip"><p class="slip-empty" id="slip-empty">${own.slipEmpty}</p>
<form id="slip-form" hidden novalidate><p class="slip-top"><b id="slip-kind"></b><button type="button" class="link" id="slip-clear">${own.clear}</button></p><ul class="slip-list" id="slip-list"></ul>
<label for="slip-stake">${own.stake}</label><input id="slip-stake" class="num" inputmode="numeric" autocomplete="off" aria-describedby="slip-message"><div class="quick" id="quick" role="group" aria-label="${own.quick}"></div>
<label for="slip-accept">${own.accept}</label><select id="slip-accept"><option value="none">${own.acceptNone}</option><option value="better">${own.acceptBetter}</option><option value="any">${own.acceptAny}</option></select>
<dl class="slip-sums"><div><dt>${own.totalOdds}</dt><dd class="num" id="slip-total"></dd></div><div><dt>${own.payout}</dt><dd class="num" id="slip-payout"></dd></div></dl>
<button type="submit" class="gold" id="slip-place"></button></form><p class="slip-message" id="slip-message"></p></div>
<div class="slip-panel" id="panel-mine" role="tabpanel" aria-labelledby="tab-mine" hidden><div id="mine"></div></div></aside>
<section class="controls" aria-label="${words.controls}">${readout('balance', words.balance)}<button type="button" class="slip-toggle gold" id="slip-toggle" aria-expanded="false" aria-controls="slip">${icon('slip')}<span aria-hidden="true">${own.slip}</span></button></section>`;
  },
  rules({ language }, words) {
    const { rules } = sportsRules(language);
    const number = new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB', { maximumFractionDigits: 2 });
    const [usual, winner] = [marginOf('football', 'both'), marginOf('football', 'winner')];
    const margin = (value: number): string => `${number.format((value - 1) * 100)}%`;
    const odds = fill(rules.oddsText, {
      margin: margin(usual),
      winnerMargin: margin(winner),
      rtp: `${number.format(100 / usual)}%`,
    });
    const list = [rules.singleText, rules.handicapText, rules.partsText, rules.formsText, odds];
    return html`<p>${rules.text}</p><ul class="plain">${list.map((text) => html`<li>${text}</li>`)}<li>${rules.goalText}</li><li>${fill(rules.limitsText, { most: number.format(ticketLimits.mostOdds / 100) })}</li><li>${words.rulesPage.faultText}</li></ul>${commonRules(words, rules.keysText)}`;
  },
  rulesTitle: (language) => sportsRules(language).rules.title,
  fairnessText: (language) => sportsWords(language).fairness.text,
  recipe: (language) => sportsRules(language).recipe,
};
