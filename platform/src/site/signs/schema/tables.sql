-- Signs that play harms a member, or that money is moved for its own sake: what a rule found, and how an operator
-- responded.
CREATE TABLE member_sign (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member (id),
  sign text NOT NULL CHECK (sign IN ('chasing', 'nights', 'risingStakes', 'longDays', 'failedDeposits',
    'depositAfterWithdrawal', 'raisedLimits', 'depositsWithoutPlay', 'manyPayees', 'sharedPayee', 'transferRing')),
  -- Latest figures of the rule: hundredths, minutes, or counts.
  facts jsonb NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  outcome text CHECK (outcome IN ('messaged', 'limited', 'reported', 'nothing')),
  answered_by text,
  answered_at timestamptz,
  why text,
  CHECK (num_nulls(outcome, answered_by, answered_at, why) IN (0, 4))
);
-- One open sign per kind and member.
CREATE UNIQUE INDEX member_sign_open ON member_sign (member_id, sign) WHERE outcome IS NULL;
CREATE INDEX member_sign_waiting ON member_sign (first_at, id) WHERE outcome IS NULL;
CREATE INDEX member_sign_answered ON member_sign (answered_at DESC, id DESC) WHERE outcome IS NOT NULL;
CREATE INDEX member_sign_member ON member_sign (member_id, sign, answered_at DESC);

-- Findings and answers are immutable.
CREATE TRIGGER member_sign_kept BEFORE UPDATE OR DELETE ON member_sign
  FOR EACH ROW EXECUTE FUNCTION member_sign_keeps();
