-- Who changed what in a market's page, and why.
CREATE TABLE registry_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  who text NOT NULL,
  act text NOT NULL,
  -- Null when the act concerns no remote (a key, a rule of a market); `subject` then names its object.
  remote text,
  market_code text,
  digest text,
  previous_digest text,
  why text NOT NULL,
  subject text,
  -- The placement before and after, and the revision after the act.
  from_state jsonb,
  to_state jsonb,
  revision int
);
CREATE INDEX registry_audit_of_remote ON registry_audit (remote, id DESC);
CREATE INDEX registry_audit_of_placement ON registry_audit (market_code, remote, id DESC);
CREATE INDEX registry_audit_of_actor ON registry_audit (who text_pattern_ops, id DESC);
CREATE INDEX registry_audit_of_act ON registry_audit (act, id DESC);
CREATE INDEX registry_audit_at ON registry_audit (at);
CREATE TRIGGER registry_audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON registry_audit
  FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();

-- Operators' sign-ins, and what they did about members. The domain that owns operators adds the foreign key.
CREATE TABLE operator_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  -- Null when no account has the typed name; the name itself is not stored, because people type passwords into it.
  operator_id bigint,
  ip text NOT NULL,
  user_agent text NOT NULL,
  -- What was done, and why. Members are identified by id only, never by name or number.
  about text,
  -- For events without an operator: the address they are counted by; for IPv6 its network.
  stranger text CHECK ((stranger IS NULL) = (operator_id IS NOT NULL))
);
-- Events beyond the recording rate, by kind and hour, for an operator or (0) for no one in particular. Split into
-- slots, so that concurrent events do not wait for each other.
CREATE TABLE operator_audit_unkept (
  kind text NOT NULL,
  operator_id bigint NOT NULL,
  hour timestamptz NOT NULL,
  slot int NOT NULL,
  count int NOT NULL,
  PRIMARY KEY (kind, operator_id, hour, slot)
);
CREATE INDEX operator_audit_stranger ON operator_audit (stranger, at) WHERE stranger IS NOT NULL;
CREATE INDEX operator_audit_strangers ON operator_audit (at) WHERE operator_id IS NULL;
CREATE INDEX operator_audit_operator ON operator_audit (operator_id, id DESC);
CREATE INDEX operator_audit_kind ON operator_audit (kind, id DESC);
CREATE INDEX operator_audit_at ON operator_audit (at);
CREATE TRIGGER operator_audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_audit
  FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();
