import { useText } from '@unisite/shared/i18n';
import { navigate } from '@unisite/shared/navigation';
import { Chips, classNames, useClock } from '@unisite/shared/ui';
import { type ReactElement, useId } from 'react';
import { type LotteryPlace, withParameters } from './lotteryPlace.ts';
import type { Menu } from './menuColumns.ts';
import { StationLink } from './StationLink.tsx';
import styles from './StationPicker.module.css';
import { dayFilters, drawsOn, hasDrawDays, weekdayOf } from './weekday.ts';

interface StationPickerProps {
  menus: readonly Menu[];
  place: LotteryPlace;
  address: URLSearchParams;
}

/** Region, weekday and station. The choice is kept in the address. */
export function StationPicker({ menus, place, address }: StationPickerProps): ReactElement {
  const t = useText();
  const listId = useId();
  const { menu, game } = place;
  const byDay = hasDrawDays(menu.gameMenus);
  const day = byDay ? place.day : 'ALL';
  const today = useClock((at) => weekdayOf(at, game.timeZone), 60_000);
  const games = menu.gameMenus.filter((one) => drawsOn(one, day));
  const go = (changes: Record<string, string | null>) => navigate(withParameters(address, changes), { replace: true });
  return (
    <section className={styles.picker} aria-label={t('picker.label')}>
      <div className={classNames('needs-scripts', styles.row)}>
        <span className="muted">{t('region.name')}</span>
        <Chips
          label={t('region.name')}
          options={menus.map(({ tag, labelName }) => ({ id: tag, label: labelName }))}
          value={menu.tag}
          onChange={(tag) => go({ menu: tag, gameCode: game.code })}
          bleed
        />
      </div>
      {byDay && (
        <div className={classNames('needs-scripts', styles.row)}>
          <span className="muted">{t('picker.day')}</span>
          <Chips
            label={t('draws.day')}
            options={dayFilters.map((filter) => ({
              id: filter,
              label: (
                <>
                  {t(`day.long.${filter}`)}
                  {filter === today && <small>{t('day.today')}</small>}
                </>
              ),
            }))}
            value={day}
            onChange={(filter) => go({ day: filter, menu: menu.tag, gameCode: game.code })}
            bleed
          />
        </div>
      )}
      <div className={styles.row}>
        <span className="muted" id={listId}>
          {t('picker.stations')}
        </span>
        {games.length === 0 && <p className="muted">{t('draws.noneThatDay')}</p>}
        <ul className={styles.stations} aria-labelledby={listId}>
          {games.map((one) => (
            <li key={one.code}>
              <StationLink
                game={one}
                chosen={one.code === game.code}
                to={withParameters(address, { gameCode: one.code, menu: menu.tag, day, draw: null })}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
