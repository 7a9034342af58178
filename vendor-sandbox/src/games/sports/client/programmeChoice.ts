import { byId, make } from '../../../client/dom.ts';
import { language } from '../../../client/texts.ts';
import { timeZone, offset as zoneOffset } from '../../../client/zone.ts';
import type { SportName } from '../engine/sport.ts';
import { leagues } from '../engine/teams.ts';
import { gameTexts } from './texts.ts';

const halfHour = 30 * 60_000;
const day = 48 * halfHour;
/** Range of selectable days, relative to today. */
const [firstDay, lastDay] = [-2, 4];
/** Another day opens in the evening. */
const evening = 19 * 2;

const locale = language === 'vi' ? 'vi-VN' : 'en-GB';
const dayAndDate = new Intl.DateTimeFormat(locale, {
  // "T2" in Vietnamese, the usual form in calendars; the narrow form is one letter in English, which is too little.
  weekday: language === 'vi' ? 'narrow' : 'short',
  day: 'numeric',
  month: 'numeric',
  timeZone,
});
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });

/** Time of day: 19:05. */
export const timeText = (at: number): string => clock.format(at);

const midnight = (now: number, offset: number): number =>
  Math.floor((now + zoneOffset) / day) * day - zoneOffset + offset * day;

function dayName(now: number, offset: number): string {
  const { yesterday, today, tomorrow } = gameTexts.days;
  const named: Readonly<Record<number, string>> = { [-1]: yesterday, 0: today, 1: tomorrow };
  return named[offset] ?? dayAndDate.format(midnight(now, offset) + day / 2);
}

export type ProgrammeChoice = {
  /** Query of the selected view; empty: what is on now, in all leagues. */
  readonly query: string;
  readonly isNow: boolean;
  readonly oneLeague: boolean;
  /** Updates the days from the server's clock. */
  show(now: number, sport: SportName): void;
};

/** Selects the day, time of day and league that the board shows. */
export function createProgrammeChoice(change: () => void): ProgrammeChoice {
  const days = byId('days', HTMLElement);
  const time = byId('look-time', HTMLSelectElement);
  const league = byId('look-league', HTMLSelectElement);
  let chosen = 0;
  let today = Number.NaN;

  function fillTimes(): void {
    const times = Array.from({ length: 48 }, (_, half) =>
      make('option', { value: String(half) }, timeText(midnight(today, 0) + half * halfHour)),
    );
    time.replaceChildren(...(chosen === 0 ? [make('option', { value: '' }, gameTexts.rightNow), ...times] : times));
    time.value = chosen === 0 ? '' : String(evening);
  }

  function choose(offset: number): void {
    chosen = offset;
    for (const button of days.querySelectorAll('button')) {
      button.setAttribute('aria-pressed', String(button.dataset.day === String(offset)));
    }
    fillTimes();
  }

  function fillDays(): void {
    const offsets = Array.from({ length: lastDay - firstDay + 1 }, (_, index) => firstDay + index);
    days.replaceChildren(
      ...offsets.map((offset) => {
        const button = make('button', { type: 'button', 'data-day': String(offset) }, dayName(today, offset));
        button.addEventListener('click', () => {
          choose(offset);
          change();
        });
        return button;
      }),
    );
    choose(0);
    const first = days.querySelector<HTMLElement>('[data-day="0"]');
    if (first !== null) days.scrollLeft = Math.max(0, first.offsetLeft - days.clientWidth / 3);
  }

  function fillLeagues(sport: SportName): void {
    const names = leagues[sport].map((each, index) => make('option', { value: String(index) }, each[language]));
    league.replaceChildren(make('option', { value: '' }, gameTexts.allLeagues), ...names);
  }

  time.addEventListener('change', change);
  league.addEventListener('change', change);

  return {
    get query() {
      const query = new URLSearchParams();
      if (time.value !== '') query.set('from', String(midnight(today, chosen) + Number(time.value) * halfHour));
      if (league.value !== '') query.set('league', league.value);
      return query.toString();
    },
    get isNow() {
      return time.value === '';
    },
    get oneLeague() {
      return league.value !== '';
    },
    show(now, sport) {
      const turned = midnight(now, 0) !== midnight(today, 0);
      today = now;
      if (league.childElementCount === 0) fillLeagues(sport);
      if (turned) fillDays();
    },
  };
}
