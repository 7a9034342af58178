CREATE TABLE lottery_menu (
  tag text PRIMARY KEY,
  prize_mode text NOT NULL CHECK (prize_mode IN ('Lott', 'ZY', 'Elott', 'SEA')),
  label_vi text NOT NULL,
  label_en text NOT NULL,
  position int NOT NULL
);

-- Lotteries, their timetables and draws.
CREATE TABLE lottery_station (
  code text PRIMARY KEY,
  name_vi text NOT NULL,
  name_en text NOT NULL,
  region text CHECK (region IN ('north', 'central', 'south')),
  group_code text NOT NULL,
  -- The menu that lists the station.
  menu text NOT NULL REFERENCES lottery_menu (tag),
  prize_mode text NOT NULL CHECK (prize_mode IN ('Lott', 'ZY', 'Elott', 'SEA')),
  -- A market without this category does not have the station.
  category text NOT NULL CHECK (category IN ('LOTT', 'ELOTT')),
  -- The draw's form: how many numbers of how many digits (shared/src/lottery/forms.ts).
  form text NOT NULL,
  -- IANA time zone of the draws, whichever market plays.
  time_zone zone_name NOT NULL,
  -- 'official' draws happen elsewhere: their results come from a provider, or from two operators. 'house' draws are the
  -- site's own, from committed seeds.
  drawn_by text NOT NULL CHECK (drawn_by IN ('official', 'house')),
  -- Betting closes this long before the draw.
  close_seconds int NOT NULL DEFAULT 300 CHECK (close_seconds >= 0),
  is_hot boolean NOT NULL DEFAULT false,
  -- Order in the hot strip; stations without one are not in it.
  popular_position int,
  position int NOT NULL,
  -- What house draws' seeds are mixed with; applies from the next opened draw on.
  entropy_source text NOT NULL DEFAULT 'ledger' CHECK (entropy_source IN ('ledger', 'beacon'))
);

-- Days and times of draws. A row applies from valid_from until a later row of the same station and weekday replaces it;
-- one without draw_time and interval ends that weekday's draws. Weekdays in the domain's code: 2 Monday … 7 Saturday, 1
-- Sunday.
CREATE TABLE lottery_schedule (
  station_code text NOT NULL REFERENCES lottery_station (code),
  weekday smallint NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  valid_from date NOT NULL,
  draw_time time,
  interval_minutes int CHECK (interval_minutes > 0 AND 1440 % interval_minutes = 0),
  -- The province that draws for its region that day, where they take turns.
  host_vi text,
  host_en text,
  PRIMARY KEY (station_code, weekday, valid_from),
  CHECK (draw_time IS NULL OR interval_minutes IS NULL)
);

-- One row per draw, written before betting on it opens: for a house draw with the hash of its seed, which is sealed
-- until the draw, so that whoever reads the database cannot know what will be drawn. The prizes follow from the seed
-- and from entropy that nobody could know while tickets were sold. Official draws get their result in draw_result.
CREATE TABLE draw (
  id int GENERATED ALWAYS AS IDENTITY UNIQUE,
  station_code text NOT NULL REFERENCES lottery_station (code),
  numero text NOT NULL,
  -- No ticket is sold from then on, by the database's clock.
  closes_at timestamptz NOT NULL,
  drawn_at timestamptz NOT NULL,
  -- Null: an official draw.
  seed_hash text,
  -- Sealed with a key of the drawer (DRAWS_KEY), and the key's name; null once it is drawn.
  seed_sealed bytea,
  sealed_with text,
  -- Public: null until it is drawn.
  seed text,
  prizes jsonb,
  -- Published part of an official draw in progress; nothing is settled by it.
  drawing jsonb,
  -- No ticket of it is left to settle.
  settled_at timestamptz,
  -- How often the result changed: by a correction, or by voiding (voided_at).
  revision smallint NOT NULL DEFAULT 0,
  -- Tickets up to this number are settled by the present revision.
  settled_to bigint NOT NULL DEFAULT 0,
  -- Stakes are refunded, and winnings taken back.
  voided_at timestamptz,
  -- Source of the entropy. Null: an official draw, or one made up for and never open, which the seed alone decides.
  entropy_source text CHECK (entropy_source IN ('ledger', 'beacon')),
  -- The beacon's public key (Ed25519, hex).
  beacon_key text CHECK (beacon_key ~ '^[0-9a-f]{64}$'),
  -- A round of the beacon, since the draw opened; or the position of the ledger's seal, once known.
  entropy_at bigint CHECK (entropy_at >= 0),
  -- By the database's clock, with the draw locked: all its tickets were posted by then.
  closed_at timestamptz,
  -- Public: the seal's hash, or the hash of what the beacon signed.
  entropy text CHECK (entropy ~ '^[0-9a-f]{64}$'),
  -- The beacon's signature (hex).
  beacon_signature text CHECK (beacon_signature ~ '^[0-9a-f]{128}$'),
  PRIMARY KEY (station_code, numero),
  CHECK (closes_at <= drawn_at),
  -- A draw that was open is never drawn from its seed alone.
  CONSTRAINT draw_has_entropy CHECK (
    CASE WHEN entropy_source IS NULL THEN seed_sealed IS NULL AND entropy IS NULL ELSE prizes IS NULL OR entropy IS NOT NULL END),
  CONSTRAINT draw_entropy_after_close CHECK (entropy IS NULL OR (closed_at IS NOT NULL AND entropy_at IS NOT NULL)),
  CONSTRAINT draw_beacon CHECK (CASE WHEN entropy_source = 'beacon'
    THEN beacon_key IS NOT NULL AND entropy_at IS NOT NULL AND (entropy IS NULL) = (beacon_signature IS NULL)
    ELSE beacon_key IS NULL AND beacon_signature IS NULL END),
  CONSTRAINT draw_seed_sealed CHECK (
    CASE WHEN seed_hash IS NULL THEN seed IS NULL AND seed_sealed IS NULL
    ELSE (prizes IS NULL) = (seed IS NULL) AND (seed IS NULL) = (seed_sealed IS NOT NULL) END),
  CHECK (settled_at IS NULL OR prizes IS NOT NULL OR voided_at IS NOT NULL)
);
CREATE INDEX draw_latest ON draw (station_code, drawn_at DESC) WHERE prizes IS NOT NULL AND voided_at IS NULL;
CREATE INDEX draw_pending ON draw (drawn_at) WHERE prizes IS NULL AND voided_at IS NULL;
CREATE INDEX draw_voided ON draw (drawn_at) WHERE voided_at IS NOT NULL;
CREATE INDEX draw_unsettled ON draw (id) WHERE (prizes IS NOT NULL OR voided_at IS NOT NULL) AND settled_at IS NULL;
CREATE TRIGGER draw_keeps BEFORE UPDATE ON draw FOR EACH ROW WHEN (
    OLD.seed_hash IS DISTINCT FROM NEW.seed_hash OR OLD.entropy_source IS DISTINCT FROM NEW.entropy_source
    OR OLD.beacon_key IS DISTINCT FROM NEW.beacon_key OR (OLD.entropy_at IS NOT NULL AND OLD.entropy_at IS DISTINCT FROM NEW.entropy_at)
    OR (OLD.closed_at IS NOT NULL AND OLD.closed_at IS DISTINCT FROM NEW.closed_at)
    OR (OLD.entropy IS NOT NULL AND OLD.entropy IS DISTINCT FROM NEW.entropy)
    OR (OLD.beacon_signature IS NOT NULL AND OLD.beacon_signature IS DISTINCT FROM NEW.beacon_signature))
  EXECUTE FUNCTION draw_keeps();

-- Every result of an official draw, and every voiding: append-only.
CREATE TABLE draw_result (
  draw_id int NOT NULL REFERENCES draw (id),
  -- The draw's revision from then on.
  revision smallint NOT NULL CHECK (revision >= 0),
  -- Null: the draw was voided.
  prizes jsonb,
  -- ':provider', and accounts of operators.
  given_by text[] NOT NULL CHECK (cardinality(given_by) BETWEEN 1 AND 2),
  why text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (draw_id, revision)
);

-- A proposed result, until a second party enters the same: not shown to anybody before.
CREATE TABLE draw_entry (
  draw_id int NOT NULL REFERENCES draw (id),
  -- The revision that the result would have.
  revision smallint NOT NULL,
  -- ':provider', or the account of an operator.
  entered_by text NOT NULL,
  prizes jsonb NOT NULL,
  why text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (draw_id, revision, entered_by)
);

-- A market's settings. Amounts in hundredths of its currency, odds in hundredths of a unit's stake.
CREATE TABLE lottery_market (
  market_code text PRIMARY KEY REFERENCES market (code),
  -- Payout of electronic draws, of 2,000 (section 3: series 1700 to 1980).
  series smallint NOT NULL CHECK (series BETWEEN 1700 AND 1980 AND series % 2 = 0)
);

-- The series that a member chose, up to its maximum.
CREATE TABLE lottery_series_choice (
  member_id bigint PRIMARY KEY REFERENCES member (id),
  series smallint NOT NULL CHECK (series BETWEEN 1700 AND 1980 AND series % 2 = 0)
);

-- A market's bets in a prize mode, by the draw's form; a class of picks has its own odds.
CREATE TABLE lottery_offer (
  market_code text NOT NULL REFERENCES market (code),
  prize_mode text NOT NULL CHECK (prize_mode IN ('Lott', 'ZY', 'Elott', 'SEA')),
  form text NOT NULL,
  bet text NOT NULL,
  class text NOT NULL,
  -- Null: by the series.
  odds bigint CHECK (odds > 0),
  units smallint NOT NULL CHECK (units BETWEEN 1 AND 100),
  -- Bounds of the stake on one unit of a pick.
  least bigint NOT NULL CHECK (least > 0),
  most bigint NOT NULL,
  -- Maximum win of all tickets of a draw by one pick; by the whole bet where there are too many picks to count.
  exposure bigint NOT NULL CHECK (exposure > 0),
  is_open boolean NOT NULL DEFAULT true,
  PRIMARY KEY (market_code, prize_mode, form, bet, class),
  CHECK (most >= least)
);

-- What a draw's tickets may win by one pick; an empty pick is the whole bet.
CREATE TABLE lottery_exposure (
  draw_id int NOT NULL REFERENCES draw (id),
  market_code text NOT NULL REFERENCES market (code),
  bet text NOT NULL,
  pick text NOT NULL,
  staked bigint NOT NULL CHECK (staked >= 0),
  payout bigint NOT NULL CHECK (payout >= 0),
  -- The limit when the last ticket was sold.
  exposure bigint NOT NULL,
  -- Operators' lower limit for this draw: no ticket is sold above it. 0 closes the pick; null: the market's limit.
  lowered_to bigint CHECK (lowered_to >= 0),
  PRIMARY KEY (draw_id, market_code, bet, pick)
) WITH (fillfactor = 70);

-- A purchased slip: lines of one draw. The odds on its lines are final.
CREATE TABLE lottery_ticket (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL CONSTRAINT lottery_ticket_code UNIQUE,
  member_id bigint NOT NULL REFERENCES member (id),
  market_code text NOT NULL REFERENCES market (code),
  currency text NOT NULL,
  draw_id int NOT NULL REFERENCES draw (id),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'cancelled', 'won', 'lost', 'voided')),
  staked bigint NOT NULL CHECK (staked > 0),
  won bigint NOT NULL DEFAULT 0 CHECK (won >= 0),
  placed_at timestamptz NOT NULL,
  closed_at timestamptz,
  -- Stakes on lines that pay by a series, less the share that ties in the long run; the series, and the member's
  -- maximum; and what was paid back at once for the difference.
  by_series bigint NOT NULL DEFAULT 0 CHECK (by_series BETWEEN 0 AND staked),
  series smallint,
  ceiling smallint,
  rebate bigint NOT NULL DEFAULT 0 CHECK (rebate >= 0),
  CHECK ((by_series > 0) = (series IS NOT NULL) AND (series IS NULL) = (ceiling IS NULL) AND series <= ceiling),
  CHECK (rebate = coalesce(by_series * (ceiling - series) / 2000, 0)),
  CHECK ((state = 'open') = (closed_at IS NULL)),
  CHECK ((state = 'won') = (won > 0))
) WITH (fillfactor = 80);
CREATE INDEX lottery_ticket_member ON lottery_ticket (member_id, id DESC);
CREATE INDEX lottery_ticket_draw ON lottery_ticket (draw_id, id);
-- For uplines' earnings from a day's tickets.
CREATE INDEX lottery_ticket_series ON lottery_ticket (placed_at) WHERE by_series > 0;

CREATE TABLE lottery_line (
  ticket_id bigint NOT NULL REFERENCES lottery_ticket (id),
  -- From 0.
  place smallint NOT NULL,
  bet text NOT NULL,
  -- The values of each row, in the bet's order of rows.
  selection jsonb NOT NULL,
  picks int NOT NULL CHECK (picks > 0),
  units smallint NOT NULL CHECK (units > 0),
  -- On one unit of one pick.
  unit_stake bigint NOT NULL CHECK (unit_stake > 0),
  -- By class of the picks.
  odds jsonb NOT NULL,
  -- The line's winnings; null for one that lost.
  won bigint CHECK (won > 0),
  PRIMARY KEY (ticket_id, place)
);

-- Several draws bet on with one slip. The whole sum is reserved (the member's account 'plan'), and each draw's ticket
-- is bought from it once its draw is open.
CREATE TABLE lottery_plan (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL CONSTRAINT lottery_plan_code UNIQUE,
  member_id bigint NOT NULL REFERENCES member (id),
  market_code text NOT NULL REFERENCES market (code),
  currency text NOT NULL,
  station_code text NOT NULL REFERENCES lottery_station (code),
  -- The agreed lines of the slip: each draw's ticket is bought at these odds or not at all.
  lines jsonb NOT NULL,
  -- Of the slip at its unmultiplied stakes.
  price bigint NOT NULL CHECK (price > 0),
  -- The series of lines that pay by one.
  series smallint NOT NULL CHECK (series BETWEEN 1700 AND 1980 AND series % 2 = 0),
  stops_on_win boolean NOT NULL,
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'finished', 'won', 'stopped', 'ended')),
  -- Why the platform ended it.
  reason text CHECK (reason IN ('odds', 'offer', 'full', 'limit', 'reminder', 'break', 'closed', 'operator')),
  created_at timestamptz NOT NULL,
  closed_at timestamptz,
  CHECK ((state = 'running') = (closed_at IS NULL)),
  CHECK ((state = 'ended') = (reason IS NOT NULL))
) WITH (fillfactor = 80);
CREATE INDEX lottery_plan_member ON lottery_plan (member_id, id DESC);
CREATE INDEX lottery_plan_running ON lottery_plan (id) WHERE state = 'running';

-- A plan's draws, by the timetable at that time: future ones are not in `draw` yet.
CREATE TABLE lottery_plan_draw (
  plan_id bigint NOT NULL REFERENCES lottery_plan (id),
  -- From 0.
  place smallint NOT NULL,
  numero text NOT NULL,
  drawn_at timestamptz NOT NULL,
  -- Multiple of the slip's stakes.
  times smallint NOT NULL CHECK (times BETWEEN 1 AND 5),
  -- 'skipped': it was not sold in time, or void; 'returned': the plan ended before.
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'bought', 'skipped', 'returned')),
  ticket_id bigint UNIQUE REFERENCES lottery_ticket (id),
  PRIMARY KEY (plan_id, place),
  CHECK ((state = 'bought') = (ticket_id IS NOT NULL))
) WITH (fillfactor = 80);
-- Searched every second for plans whose next draw is open, or was missed.
CREATE INDEX lottery_plan_draw_waiting ON lottery_plan_draw (numero, plan_id) WHERE state = 'waiting';
CREATE INDEX lottery_plan_draw_due ON lottery_plan_draw (drawn_at) WHERE state = 'waiting';
CREATE INDEX lottery_plan_draw_left ON lottery_plan_draw (plan_id) WHERE state = 'waiting';

-- A line to buy.
CREATE TYPE lottery_line_bought AS (
  bet text, selection jsonb, picks int, units smallint, unit_stake bigint, odds jsonb
);
-- Its possible win by one pick, and the limit.
CREATE TYPE lottery_exposure_bought AS (bet text, pick text, staked bigint, payout bigint, exposure bigint);
-- A line's winnings at settlement.
CREATE TYPE lottery_line_won AS (ticket_id bigint, place smallint, won bigint);
-- The difference of a ticket's settlement to its previous one.
CREATE TYPE lottery_delta AS (
  ticket_id bigint, code text, member_id bigint, currency text, delta bigint, was_settled boolean, counted_at timestamptz
);
