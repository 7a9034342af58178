import type { ValueOf } from '@unisite/shared/contract/operation';
import type { keepPlaying, PlaySession } from '@unisite/shared/contract/protection';

type Sign = ValueOf<typeof keepPlaying>;

/** Why a game is stopped. */
export type PlayStop = NonNullable<Sign['stopped']>;

/** How the play of a member with a game open stands, as far as this page knows. */
export interface PlayNews {
  readonly session: PlaySession | null;
  /** Why the game is stopped; null: it is not. */
  readonly stopped: PlayStop | null;
  /** The platform's clock less this machine's, milliseconds. */
  readonly ahead: number;
  /** The platform's time of this news, milliseconds since 1970. */
  readonly at: number;
}

interface Options {
  /** Asks the platform how play stands, which counts the time as played. */
  readonly sign: () => Promise<Sign>;
  readonly isVisible: () => boolean;
  readonly onNews: (news: PlayNews) => void;
}

export interface PlayWatch {
  /** Gives a sign of play now, unless the game is stopped. */
  ask(): void;
  /** The document is visible once more. */
  seen(): void;
  /** The reminder was answered; a session that had ended meanwhile begins anew. */
  answered(answer: Pick<Sign, 'session' | 'now'>): void;
  end(): void;
}

/** The contract of `keepPlaying`: a sign every minute. */
const signEvery = 60_000;

/**
 * Gives signs of play while the document is visible, and stops the game when the reminder of the time is due, also where
 * the platform cannot be reached. While the game is stopped there are no signs, but for one that brings the reminder its
 * figures: whoever has gone away does not play.
 */
export function createPlayWatch({ sign, isVisible, onNews }: Options): PlayWatch {
  let news: PlayNews = { session: null, stopped: null, ahead: 0, at: Date.now() };
  let due: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  /** The reminder stands with figures of before. */
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
    // asked a moment before it was due, answered after
    const isDue = session !== null && Date.parse(session.checkDue) <= at;
    const stop = stopped ?? (isDue ? 'check' : null);
    // a session that ended this moment leaves nothing to remind of
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
      () => {}, // the next sign is a minute away, and the reminder's time is known
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
      asked += 1; // what was asked before says how it stood before
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
