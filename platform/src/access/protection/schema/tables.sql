-- Player protection: what members may stake, lose, bring in and how long they may play, and when not at all. Amounts in
-- hundredths, times of play in seconds. Three numbers together are of 24 hours, 7 days and one month, in this order.

-- What a market holds all its members to.
CREATE TABLE market_protection (
  market_code text PRIMARY KEY REFERENCES market (code),
  -- Null: none.
  stake_limits bigint[] NOT NULL DEFAULT '{NULL,NULL,NULL}' CHECK (cardinality(stake_limits) = 3),
  loss_limits bigint[] NOT NULL DEFAULT '{NULL,NULL,NULL}' CHECK (cardinality(loss_limits) = 3),
  deposit_limits bigint[] NOT NULL DEFAULT '{NULL,NULL,NULL}' CHECK (cardinality(deposit_limits) = 3),
  time_limits bigint[] NOT NULL DEFAULT '{NULL,NULL,NULL}' CHECK (cardinality(time_limits) = 3),
  -- How often a player is reminded of the time, unless it chooses another interval; and the longest it may choose.
  check_minutes smallint NOT NULL DEFAULT 60 CHECK (check_minutes BETWEEN 5 AND 240),
  most_check_minutes smallint NOT NULL DEFAULT 120 CHECK (most_check_minutes BETWEEN 5 AND 240),
  -- Whether a national register is asked whether a member excluded itself there.
  asks_register boolean NOT NULL DEFAULT false,
  -- The most times that a bonus may have to be wagered; null: no limit.
  most_wagering smallint CHECK (most_wagering BETWEEN 1 AND 100),
  CONSTRAINT market_protection_check CHECK (check_minutes <= most_check_minutes)
);

-- Limits of one member. Of several the lowest counts.
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

-- A member's wish for a higher limit of its own, or for none. It has to be confirmed between the two times.
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

-- Breaks that members took or that were laid on them: time-outs end by themselves, exclusions on request only.
CREATE TABLE play_break (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member (id),
  kind text NOT NULL CHECK (kind IN ('timeOut', 'exclusion')),
  length text NOT NULL,
  started_at timestamptz NOT NULL,
  -- Until then nobody can end it; 'infinity' for good. One that two operators lifted ended then.
  until timestamptz NOT NULL,
  -- An exclusion ends then, some days after the member asked for it.
  ends_at timestamptz,
  -- Whose it is: the member's own, the same person's on another account, a national list's, an operator's.
  source text NOT NULL CHECK (source IN ('member', 'person', 'registry', 'operator')),
  follows bigint REFERENCES play_break (id),
  CHECK (until >= started_at),
  CHECK ((source = 'person') = (follows IS NOT NULL)),
  CONSTRAINT play_break_ends CHECK (ends_at IS NULL OR (kind = 'exclusion' AND ends_at >= until))
);
CREATE INDEX play_break_member ON play_break (member_id, started_at DESC);
CREATE TRIGGER play_break_kept AFTER INSERT OR UPDATE ON play_break FOR EACH ROW EXECUTE FUNCTION play_break_kept();

-- What is known of the person behind a member beside proven numbers and addresses, which stand with the member: bank
-- accounts that were paid out to, documents that it was identified by. Digests: what they are of stands elsewhere, if at all.
CREATE TABLE play_person_fact (
  kind text NOT NULL CHECK (kind IN ('bankAccount', 'identity')),
  digest bytea NOT NULL,
  member_id bigint NOT NULL REFERENCES member (id),
  PRIMARY KEY (kind, digest, member_id)
);
CREATE INDEX play_person_fact_member ON play_person_fact (member_id);

-- When a national register was asked about a member last, and what it said.
CREATE TABLE play_register_check (
  member_id bigint PRIMARY KEY REFERENCES member (id),
  at timestamptz NOT NULL,
  listed boolean NOT NULL
);

-- What was set, asked for, confirmed, ended, and by whom; append-only.
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
-- Whether a member was asked for a limit already, however much was noted since.
CREATE INDEX play_event_choice ON play_event (member_id) WHERE act IN ('limitSet', 'limitDeclined');
CREATE TRIGGER play_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON play_event
  FOR EACH STATEMENT EXECUTE FUNCTION play_event_keeps();

-- What one clock hour of a member's play came to, once it has passed.
CREATE TABLE play_hour (
  member_id bigint NOT NULL,
  hour timestamptz NOT NULL,
  staked bigint NOT NULL CHECK (staked >= 0),
  won bigint NOT NULL CHECK (won >= 0),
  seconds int NOT NULL CHECK (seconds >= 0),
  PRIMARY KEY (member_id, hour)
);
-- What was played of late, by everybody.
CREATE INDEX play_hour_of ON play_hour (hour);

-- How a member stands: one row for whoever has played, or has a limit or a break. Whoever adds to it holds it, so that a
-- member's bets from several wallets count one after the other. A bet costs one read and one write of this row, however
-- much was played before.
CREATE TABLE play_state (
  member_id bigint PRIMARY KEY REFERENCES member (id),
  market_code text NOT NULL REFERENCES market (code),
  -- The clock hour of the three below.
  hour timestamptz NOT NULL,
  staked bigint NOT NULL DEFAULT 0 CHECK (staked >= 0),
  won bigint NOT NULL DEFAULT 0 CHECK (won >= 0),
  seconds int NOT NULL DEFAULT 0 CHECK (seconds >= 0),
  -- What counts of the hours before that one.
  staked_before bigint[] NOT NULL DEFAULT '{0,0,0}',
  lost_before bigint[] NOT NULL DEFAULT '{0,0,0}',
  seconds_before bigint[] NOT NULL DEFAULT '{0,0,0}',
  -- The lowest limits of whatever source but the market; null: none.
  stake_limits bigint[] NOT NULL DEFAULT '{NULL,NULL,NULL}',
  loss_limits bigint[] NOT NULL DEFAULT '{NULL,NULL,NULL}',
  time_limits bigint[] NOT NULL DEFAULT '{NULL,NULL,NULL}',
  -- No play and no money in until then; null: no break.
  blocked_until timestamptz,
  -- The session at play: since when, when last seen, and what it came to.
  session_at timestamptz,
  played_at timestamptz,
  session_staked bigint NOT NULL DEFAULT 0,
  session_won bigint NOT NULL DEFAULT 0,
  -- The member's own interval; null: the market's.
  check_minutes smallint CHECK (check_minutes BETWEEN 5 AND 240),
  -- From then on nothing is staked before the member has answered.
  check_due timestamptz,
  -- Guests on free play, who have play money alone, are not reminded.
  reminded boolean NOT NULL
) WITH (fillfactor = 70);

-- A stake that was accepted.
CREATE TYPE play_stake AS (member_id bigint, amount bigint, at timestamptz);
