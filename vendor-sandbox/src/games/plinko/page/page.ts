import type { GamePage } from '../../../page/gamePage.ts';
import { html, type Markup } from '../../../page/html.ts';
import { commonRules, heading, spinControls, unseenPicture } from '../../../page/parts.ts';
import { fill } from '../../../words/index.ts';
import { percentIn } from '../../tables/page/parts.ts';
import { bucketsOf, type Rows, returnOf, risks, rowCounts, waysOf } from '../engine/tables.ts';
import { plinkoWords } from '../words/index.ts';

const group = (id: string, label: string): Markup =>
  html`<div class="option-group"><span id="${id}-label">${label}</span><div class="options" id="${id}" role="radiogroup" aria-labelledby="${id}-label"></div></div>`;

/** The board of pins over its buckets, with the controls beside it. */
export const plinkoPage: GamePage = {
  body(page, words) {
    const own = plinkoWords(page.language);
    return html`<main class="stage drop-stage">${heading(page)}${unseenPicture(page)}
<p class="title-line" aria-hidden="true">${page.game?.name ?? ''}</p>
<div class="pin-board"><canvas id="pins" class="pins" role="img" aria-label="${own.boardLabel}"></canvas><ol class="buckets" id="buckets" aria-label="${own.bucketsLabel}"></ol></div>
<div class="choices">${group('risk', own.risk)}${group('rows', own.rows)}</div>
<p class="ticker" id="ticker">${words.hint}</p><p class="loading" id="loading">${words.loading}</p></main>${spinControls(words, own.drop)}`;
  },
  rules({ language }, words) {
    const own = plinkoWords(language);
    const { rulesPage } = own;
    const percent = percentIn(language);
    const locale = language === 'vi' ? 'vi-VN' : 'en-GB';
    const number = new Intl.NumberFormat(locale);
    // An edge of sixteen rows comes up three times in 100,000.
    const rare = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 });
    const tableOf = (rows: Rows): Markup => {
      const ways = waysOf(rows);
      const line = (bucket: number): Markup => {
        const sides = bucket === rows / 2 ? 1 : 2;
        const chance = `${rare.format((((ways[bucket] ?? 0) * sides) / 2 ** rows) * 100)}%`;
        const pays = risks.map(
          (risk) => html`<td class="num">× ${number.format((bucketsOf(rows, risk)[bucket] ?? 0) / 10)}</td>`,
        );
        return html`<tr><th scope="row" class="num">${bucket + 1}</th><td class="num">${chance}</td>${pays}</tr>`;
      };
      const lines = Array.from({ length: rows / 2 + 1 }, (_, bucket) => line(bucket));
      const heads = risks.map((risk) => html`<th scope="col">${own.risks[risk]}</th>`);
      const returns = risks.map((risk) => html`<td class="num">${percent(returnOf(rows, risk))}</td>`);
      return html`<h3>${fill(rulesPage.tableText, { rows })}</h3><table class="rule-table"><thead><tr><th scope="col">${rulesPage.bucket}</th><th scope="col">${rulesPage.chance}</th>${heads}</tr></thead><tbody>${lines}<tr><th scope="row">${rulesPage.returns}</th><td></td>${returns}</tr></tbody></table>`;
    };
    const all = rowCounts.flatMap((rows) => risks.map((risk) => returnOf(rows, risk)));
    const range = { least: percent(Math.min(...all)), most: percent(Math.max(...all)) };
    return html`<p>${rulesPage.text}</p>${rowCounts.map(tableOf)}
<h3>${words.rulesPage.factsHead}</h3><ul class="plain"><li>${fill(rulesPage.rtpText, range)}</li><li>${words.rulesPage.paceText}</li><li>${words.rulesPage.faultText}</li></ul>${commonRules(words, rulesPage.keysText)}`;
  },
  rulesTitle: (language) => plinkoWords(language).rulesPage.title,
  recipe: (language) => plinkoWords(language).recipe,
};
