import type { ValueOf } from '@unisite/shared/contract/operation';
import type { keepPlaying, PlaySession } from '@unisite/shared/contract/protection';

type Sign = ValueOf<typeof keepPlaying>;

/** Why a game is stopped. */
export type PlayStop = NonNullable<Sign['stopped']>;

/** The play session of a member with an open game, as known to this page. */
export interface PlayNews {
  readonly session: PlaySession | null;
  /** Why the game is stopped; null: it is not. */
  readonly stopped: PlayStop | null;
  /** Platform clock minus this machine's, milliseconds. */
  readonly ahead: number;
  /** Platform time of this state, milliseconds since 1970. */
  readonly at: number;
}

interface Options {
  /** Fetches the play state, which counts the time as played. */
  readonly sign: () => Promise<Sign>;
  readonly isVisible: () => boolean;
  readonly onNews: (news: PlayNews) => void;
}

export interface PlayWatch {
  /** Sends a sign of play now, unless the game is stopped. */
  ask(): void;
  /** The document became visible. */
  seen(): void;
  /** The reminder was answered; a session that ended meanwhile restarts. */
  answered(answer: Pick<Sign, 'session' | 'now'>): void;
  end(): void;
}

/** Interval of signs of play, milliseconds (contract, `keepPlaying`). */
const signEvery = 60_000;

/**
 * Sends signs of play while the document is visible, and stops the game when the time reminder is due, even if the
 * platform cannot be reached. A stopped game sends none, except one that fetches the reminder's figures: an absent
 * member does not play.
 */
export function createPlayWatch({ sign, isVisible, onNews }: Options): PlayWatch {
  let news: PlayNews = { session: null, stopped: null, ahead: 0, at: Date.now() };
  let due: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  /** The reminder shows figures from before. */
  let outdated = false;
  const every = setInterval(() => isVisible() && ask(), signEvery);

  const tell = (next: PlayNews) => {
    clearTimeout(due);
    news = next;
    const { session, stopped, ahead } = next;
    if (session && !stopped) due = setTimeout(remind, Date.parse(session.checkDue) - Date.now() - ahead);
    onNews(next);
  };

  const learn = ({ session, stopped, now }: Sign) => {
    outdated = false;
    const at = Date.parse(now);
    // asked just before it was due, answered after
    const isDue = session !== null && Date.parse(session.checkDue) <= at;
    const stop = stopped ?? (isDue ? 'check' : null);
    // a session that just ended needs no reminder
    const isIdle = stop === 'check' && session === null;
    tell({ session, stopped: isIdle ? null : stop, ahead: at - Date.now(), at });
  };

  const request = () => {
    asked += 1;
    const mine = asked;
    sign().then(
      (said) => {
        if (mine === asked) learn(said);
      },
      () => {}, // the next sign follows in a minute, and the time of the reminder is known
    );
  };

  function ask(): void {
    if (news.stopped === null) request();
  }

  function remind(): void {
    outdated = true;
    tell({ ...news, stopped: 'check', at: Date.now() + news.ahead });
    if (isVisible()) request();
  }

  if (isVisible()) request();
  return {
    ask,
    seen() {
      if (outdated) request();
      else ask();
    },
    answered(answer) {
      asked += 1; // responses to earlier requests are outdated
      learn({ ...answer, stopped: null });
      if (answer.session === null) ask();
    },
    end() {
      asked += 1;
      clearTimeout(due);
      clearInterval(every);
    },
  };
}
