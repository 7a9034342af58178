-- Player protection: how much members may stake, lose and deposit, how long they may play, and when not at all. Amounts
-- in hundredths, times of play in seconds. Arrays of three are for 24 hours, 7 days and one month, in this order.

-- A market's protection rules for all its members.
CREATE TABLE market_protection (
  market_code text PRIMARY KEY REFERENCES market (code),
  -- Null: none.
  stake_limits bigint[] NOT NULL DEFAULT '{NULL,NULL,NULL}' CHECK (cardinality(stake_limits) = 3),
  loss_limits bigint[] NOT NULL DEFAULT '{NULL,NULL,NULL}' CHECK (cardinality(loss_limits) = 3),
  deposit_limits bigint[] NOT NULL DEFAULT '{NULL,NULL,NULL}' CHECK (cardinality(deposit_limits) = 3),
  time_limits bigint[] NOT NULL DEFAULT '{NULL,NULL,NULL}' CHECK (cardinality(time_limits) = 3),
  -- Default reminder interval, and the longest that a player may choose.
  check_minutes smallint NOT NULL DEFAULT 60 CHECK (check_minutes BETWEEN 5 AND 240),
  most_check_minutes smallint NOT NULL DEFAULT 120 CHECK (most_check_minutes BETWEEN 5 AND 240),
  -- Whether a national register is asked about self-exclusions.
  asks_register boolean NOT NULL DEFAULT false,
  -- Maximum wagering multiple of a bonus; null: no limit.
  most_wagering smallint CHECK (most_wagering BETWEEN 1 AND 100),
  CONSTRAINT market_protection_check CHECK (check_minutes <= most_check_minutes)
);

-- Limits of one member. Of several, the lowest applies.
CREATE TABLE play_limit (
  member_id bigint NOT NULL REFERENCES member (id),
  kind text NOT NULL CHECK (kind IN ('deposit', 'loss', 'stake', 'time')),
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  source text NOT NULL CHECK (source IN ('member', 'agent', 'operator')),
  amount bigint NOT NULL CHECK (amount >= 0),
  set_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, kind, period, source)
);

CREATE TRIGGER play_limit_kept AFTER INSERT OR UPDATE OR DELETE ON play_limit
  FOR EACH ROW EXECUTE FUNCTION play_limits_kept();

-- A member's request for a higher limit of its own, or for none. It must be confirmed between the two times.
CREATE TABLE play_limit_raise (
  member_id bigint NOT NULL REFERENCES member (id),
  kind text NOT NULL,
  period text NOT NULL,
  -- Null: no limit of the member's own.
  amount bigint CHECK (amount >= 0),
  asked_at timestamptz NOT NULL,
  confirm_from timestamptz NOT NULL,
  confirm_until timestamptz NOT NULL,
  PRIMARY KEY (member_id, kind, period),
  CHECK (confirm_until > confirm_from)
);

-- Breaks that members took or that were imposed on them: time-outs end automatically, exclusions only on request.
CREATE TABLE play_break (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member (id),
  kind text NOT NULL CHECK (kind IN ('timeOut', 'exclusion')),
  length text NOT NULL,
  started_at timestamptz NOT NULL,
  -- Nobody can end it earlier; 'infinity': for good. One that two operators lifted ended then.
  until timestamptz NOT NULL,
  -- End of an exclusion, some days after the member's request.
  ends_at timestamptz,
  -- Where it comes from: the member, the same person on another account, a national register, an operator.
  source text NOT NULL CHECK (source IN ('member', 'person', 'registry', 'operator')),
  follows bigint REFERENCES play_break (id),
  CHECK (until >= started_at),
  CHECK ((source = 'person') = (follows IS NOT NULL)),
  CONSTRAINT play_break_ends CHECK (ends_at IS NULL OR (kind = 'exclusion' AND ends_at >= until))
);
CREATE INDEX play_break_member ON play_break (member_id, started_at DESC);
CREATE TRIGGER play_break_kept AFTER INSERT OR UPDATE ON play_break FOR EACH ROW EXECUTE FUNCTION play_break_kept();

-- Facts about the person behind a member, beside proven numbers and addresses, which are stored with the member: bank
-- accounts paid out to, identifying documents. Digests only: the originals are stored elsewhere, if at all.
CREATE TABLE play_person_fact (
  kind text NOT NULL CHECK (kind IN ('bankAccount', 'identity')),
  digest bytea NOT NULL,
  member_id bigint NOT NULL REFERENCES member (id),
  PRIMARY KEY (kind, digest, member_id)
);
CREATE INDEX play_person_fact_member ON play_person_fact (member_id);

-- When a national register was last asked about a member, and its response.
CREATE TABLE play_register_check (
  member_id bigint PRIMARY KEY REFERENCES member (id),
  at timestamptz NOT NULL,
  listed boolean NOT NULL
);

-- What was set, requested, confirmed or ended, and by whom; append-only.
CREATE TABLE play_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  member_id bigint NOT NULL REFERENCES member (id),
  -- `member`, `platform`, `agent:ACCOUNT` or `operator:ACCOUNT`.
  who text NOT NULL,
  act text NOT NULL CHECK (act IN ('limitSet', 'limitRemoved', 'limitDeclined', 'raiseAsked', 'raiseConfirmed',
    'raiseWithdrawn', 'raiseLapsed', 'checkSet', 'checkAnswered', 'breakStarted', 'returnAsked', 'breakFollowed', 'breakLifted')),
  facts jsonb NOT NULL,
  why text
);
CREATE INDEX play_event_member ON play_event (member_id, id DESC);
CREATE INDEX play_event_raise ON play_event (at) WHERE act = 'raiseAsked';
-- Whether a member was already asked for a limit, however many events followed.
CREATE INDEX play_event_choice ON play_event (member_id) WHERE act IN ('limitSet', 'limitDeclined');
CREATE TRIGGER play_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON play_event
  FOR EACH STATEMENT EXECUTE FUNCTION play_event_keeps();

-- Totals of one past clock hour of a member's play.
CREATE TABLE play_hour (
  member_id bigint NOT NULL,
  hour timestamptz NOT NULL,
  staked bigint NOT NULL CHECK (staked >= 0),
  won bigint NOT NULL CHECK (won >= 0),
  seconds int NOT NULL CHECK (seconds >= 0),
  PRIMARY KEY (member_id, hour)
);
-- Everybody's recent play.
CREATE INDEX play_hour_of ON play_hour (hour);

-- A member's counters: one row for whoever has played, or has a limit or a break. Updates lock it, so that a member's
-- bets from several wallets count one after the other. A bet costs one read and one write of this row, however much was
-- played before.
CREATE TABLE play_state (
  member_id bigint PRIMARY KEY REFERENCES member (id),
  market_code text NOT NULL REFERENCES market (code),
  -- The clock hour of the three below.
  hour timestamptz NOT NULL,
  staked bigint NOT NULL DEFAULT 0 CHECK (staked >= 0),
  won bigint NOT NULL DEFAULT 0 CHECK (won >= 0),
  seconds int NOT NULL DEFAULT 0 CHECK (seconds >= 0),
  -- Totals of the hours before that one.
  staked_before bigint[] NOT NULL DEFAULT '{0,0,0}',
  lost_before bigint[] NOT NULL DEFAULT '{0,0,0}',
  seconds_before bigint[] NOT NULL DEFAULT '{0,0,0}',
  -- The lowest limits of all sources but the market; null: none.
  stake_limits bigint[] NOT NULL DEFAULT '{NULL,NULL,NULL}',
  loss_limits bigint[] NOT NULL DEFAULT '{NULL,NULL,NULL}',
  time_limits bigint[] NOT NULL DEFAULT '{NULL,NULL,NULL}',
  -- No play and no deposits until then; null: no break.
  blocked_until timestamptz,
  -- The current session: its start, last sign of play, and totals.
  session_at timestamptz,
  played_at timestamptz,
  session_staked bigint NOT NULL DEFAULT 0,
  session_won bigint NOT NULL DEFAULT 0,
  -- The member's own interval; null: the market's.
  check_minutes smallint CHECK (check_minutes BETWEEN 5 AND 240),
  -- From then on nothing is staked until the member has responded.
  check_due timestamptz,
  -- Guests on free play, who only have play money, are not reminded.
  reminded boolean NOT NULL
) WITH (fillfactor = 70);

-- An accepted stake.
CREATE TYPE play_stake AS (member_id bigint, amount bigint, at timestamptz);
