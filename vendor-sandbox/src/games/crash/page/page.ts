import type { GamePage } from '../../../page/gamePage.ts';
import { html, type Markup } from '../../../page/html.ts';
import { icon } from '../../../page/icons.ts';
import { commonRules, heading, readout, stakeStepper, unseenPicture } from '../../../page/parts.ts';
import type { Language } from '../../../wire.ts';
import { fill } from '../../../words/index.ts';
import { outcomes, outcomesReaching, returnAt } from '../engine/chances.ts';
import { highest } from '../engine/curve.ts';
import { crashWords } from '../words/index.ts';

/** Multipliers of the preset buttons, in hundredths. */
const presets = [150, 200, 500, 1_000];
/** Multipliers of the table in the rules, in hundredths. */
const listed = [101, 120, 150, 200, 300, 500, 1_000, 5_000, 10_000, highest];

const numberIn = (language: Language, least: number): Intl.NumberFormat =>
  new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB', {
    minimumFractionDigits: least,
    maximumFractionDigits: 2,
  });

function preset(language: Language, multiplier: number): Markup {
  const times = numberIn(language, 0).format(multiplier / 100);
  return html`<button type="button" class="action" data-auto="${multiplier}" aria-pressed="false">${times}×</button>`;
}

function chances(language: Language): Markup {
  const { rulesPage } = crashWords(language);
  const number = numberIn(language, 2);
  const percent = (share: number): string => `${number.format(share * 100)}%`;
  const rows = listed.map(
    (multiplier) =>
      html`<tr><th scope="row" class="num">${number.format(multiplier / 100)}×</th><td class="num">${percent(outcomesReaching(multiplier) / outcomes)}</td><td class="num">${percent(returnAt(multiplier))}</td></tr>`,
  );
  return html`<h3>${rulesPage.chanceHead}</h3><table class="rule-table"><thead><tr><th scope="col">${rulesPage.target}</th><th scope="col">${rulesPage.chance}</th><th scope="col">${rulesPage.rtp}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

export const crashPage: GamePage = {
  body(page, words) {
    const own = crashWords(page.language);
    return html`<main class="stage night">${heading(page)}${unseenPicture(page)}
<div class="night-head"><p class="title-line" aria-hidden="true">${page.game?.name ?? ''}</p><ul class="flights" id="last" aria-label="${own.lastLabel}"></ul></div>
<div class="sky-frame"><canvas id="sky" role="img" aria-label="${own.skyLabel}"></canvas><p class="multiplier num" id="multiplier" aria-hidden="true"></p></div>
<p class="ticker" id="ticker">${words.hint}</p><p class="loading" id="loading">${words.loading}</p></main>
<section class="controls step-controls" aria-label="${words.controls}"><div class="figures">${readout('balance', words.balance)}${readout('win', words.win)}</div>
${stakeStepper(words)}<div class="extras" role="group" aria-label="${own.presets}"><label for="auto">${own.auto}</label><span class="auto-box"><input id="auto" inputmode="decimal" autocomplete="off" maxlength="7" placeholder="${own.autoHint}"><span aria-hidden="true">×</span></span><span class="presets"><button type="button" class="action" data-auto="" aria-pressed="true">${own.autoOff}</button>${presets.map((each) => preset(page.language, each))}</span></div>
<button type="button" class="spin wide-spin" id="spin" disabled aria-label="${own.fly}"><span class="spin-face">${icon('rise')}<span class="spin-word" id="spin-word" aria-hidden="true">${own.fly}</span><span class="spin-amount num" id="spin-amount" aria-hidden="true"></span></span></button></section>`;
  },
  rules({ language }, words) {
    const { rulesPage } = crashWords(language);
    const number = numberIn(language, 2);
    const most = `${number.format(highest / 100)}×`;
    return html`<p>${rulesPage.text}</p>${chances(language)}
<h3>${words.rulesPage.factsHead}</h3><ul class="plain"><li>${fill(rulesPage.rtpText, { rtp: `${number.format(returnAt(200) * 100)}%` })}</li><li>${fill(rulesPage.mostText, { most })}</li><li>${rulesPage.lateText}</li><li>${rulesPage.failureText}</li><li>${rulesPage.paceText}</li></ul>${commonRules(words, rulesPage.keysText)}`;
  },
  rulesTitle: (language) => crashWords(language).rulesPage.title,
  fairnessText: (language) => crashWords(language).fairnessText,
  recipe: (language) => crashWords(language).recipe,
};
