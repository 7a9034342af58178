-- What each market asks of who registers (specification sections 3 and 5). A pattern is a regular expression of the pages, for the whole value.
CREATE TABLE registration_setting (
  market_code text NOT NULL REFERENCES market (code),
  tab text NOT NULL CHECK (tab IN ('username', 'mobile')),
  field text NOT NULL CHECK (field IN ('username', 'password', 'confirmPassword', 'nickname', 'payeeName', 'mobileNum', 'verificationCode', 'email',
    'paymentPassword', 'qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'zalo', 'idNumber', 'recommenderId', 'affiliateCode')),
  -- The order they are asked in.
  position int NOT NULL,
  enabled boolean NOT NULL,
  required boolean NOT NULL,
  accepted_pattern text NOT NULL CHECK (accepted_pattern <> ''),
  pattern_id int NOT NULL CHECK (pattern_id IN (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12)),
  min_length int NOT NULL CHECK (min_length >= 1),
  -- A call takes no longer ones.
  max_length int NOT NULL CHECK (max_length BETWEEN min_length AND 255),
  PRIMARY KEY (market_code, tab, field),
  UNIQUE (market_code, tab, position)
);

-- Section 4: whether codes, numbers and passwords are asked for is decided by the market's switches as well.
INSERT INTO registration_setting (market_code, tab, field, position, enabled, required, accepted_pattern, pattern_id, min_length, max_length)
WITH given (field, position, pattern, pattern_id, min_length, max_length) AS (VALUES
  ('username', 1, '[A-Za-z][A-Za-z0-9]*', 1, 6, 16),
  ('mobileNum', 2, '[0-9]+', 6, 9, 10),
  ('verificationCode', 3, '[0-9]+', 6, 6, 6),
  -- Letters and digits; spaces and signs may come along, so that a sentence of one's own is a password.
  ('password', 4, '(?=.*[A-Za-z])(?=.*[0-9]).+', 5, 8, 64),
  ('confirmPassword', 5, '*', 0, 8, 64),
  ('nickname', 6, '\p{Script=Latin}+(?: \p{Script=Latin}+)*', 12, 2, 30),
  ('payeeName', 7, '[A-Za-z]+(?: [A-Za-z]+)*', 12, 2, 50),
  ('email', 8, '[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}', 3, 6, 254),
  ('paymentPassword', 9, '[0-9]+', 6, 6, 6),
  ('zalo', 10, '[0-9]+', 6, 9, 11),
  ('facebook', 11, '\S+', 9, 5, 50),
  ('line', 12, '\S+', 9, 4, 30),
  ('whatsapp', 13, '[0-9]+', 6, 8, 15),
  ('wechat', 14, '\S+', 9, 6, 20),
  ('qqNum', 15, '[0-9]+', 6, 5, 12),
  ('idNumber', 16, '[0-9]+', 6, 12, 12),
  ('recommenderId', 17, '[A-Za-z][A-Za-z0-9]*', 1, 6, 16),
  ('affiliateCode', 18, '[A-Za-z0-9]+', 4, 4, 20))
SELECT 'VN', tab, field, position,
    CASE tab WHEN 'username' THEN field IN ('username', 'mobileNum', 'password', 'confirmPassword', 'payeeName', 'email', 'affiliateCode')
      ELSE field IN ('mobileNum', 'verificationCode', 'password', 'confirmPassword', 'nickname', 'affiliateCode') END,
    field IN ('username', 'mobileNum', 'verificationCode', 'password', 'confirmPassword'),
    pattern, pattern_id, min_length, max_length
  FROM given CROSS JOIN (VALUES ('username'), ('mobile')) AS tabs (tab) WHERE NOT (tab = 'mobile' AND field = 'username')
UNION ALL
SELECT 'INT', tab, field, position,
    CASE tab WHEN 'username' THEN field IN ('username', 'password', 'confirmPassword', 'payeeName', 'email', 'whatsapp', 'affiliateCode')
      ELSE field IN ('mobileNum', 'verificationCode', 'password', 'confirmPassword', 'nickname', 'affiliateCode') END,
    field IN ('username', 'mobileNum', 'verificationCode', 'password', 'confirmPassword'),
    CASE field WHEN 'username' THEN '[A-Za-z0-9]+' WHEN 'password' THEN '*' WHEN 'idNumber' THEN '(?=.*[A-Z])[A-Za-z0-9]+' ELSE pattern END,
    CASE field WHEN 'username' THEN 4 WHEN 'password' THEN 0 WHEN 'idNumber' THEN 7 WHEN 'payeeName' THEN 8 ELSE pattern_id END,
    CASE field WHEN 'mobileNum' THEN 5 WHEN 'idNumber' THEN 6 ELSE min_length END,
    CASE field WHEN 'mobileNum' THEN 15 WHEN 'idNumber' THEN 20 WHEN 'username' THEN 20 WHEN 'recommenderId' THEN 20 ELSE max_length END
  FROM given CROSS JOIN (VALUES ('username'), ('mobile')) AS tabs (tab) WHERE NOT (tab = 'mobile' AND field = 'username');

-- Codes that members are brought with, each an agent's; with a domain, the address itself is the code.
CREATE TABLE affiliate (
  market_code text NOT NULL REFERENCES market (code),
  code text NOT NULL CHECK (code ~ '^[a-z0-9]{4,20}$'),
  member_id bigint NOT NULL REFERENCES member (id),
  domain text UNIQUE CHECK (domain = lower(domain)),
  PRIMARY KEY (market_code, code)
);
CREATE INDEX affiliate_member ON affiliate (member_id);

-- How a member came here.
CREATE TABLE member_registration (
  member_id bigint PRIMARY KEY REFERENCES member (id),
  method text NOT NULL CHECK (method IN ('username', 'mobile')),
  domain text NOT NULL,
  register_url text,
  affiliate_code text,
  recommender_id bigint REFERENCES member (id)
);
CREATE INDEX member_registration_recommender ON member_registration (recommender_id);

-- What was said at registration and is read by nobody but who asks for it by name; `email` and `mobileNum` are not proven to be the member's and
-- count for nothing until they are bound.
CREATE TABLE member_profile (
  member_id bigint NOT NULL REFERENCES member (id),
  field text NOT NULL CHECK (field IN ('email', 'mobileNum', 'qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'zalo', 'idNumber')),
  value text NOT NULL,
  PRIMARY KEY (member_id, field)
);

-- What money is paid out with, as argon2id hash.
CREATE TABLE payment_password (
  member_id bigint PRIMARY KEY REFERENCES member (id),
  hash text NOT NULL,
  set_at timestamptz NOT NULL
);

-- Names that look alike to the eye: nobody takes an agent's. The same signs as in platform/src/access/registration/alike.ts.
CREATE INDEX member_agent_alike ON member (translate(account, '0135478i', 'olesatbl')) WHERE customer_type IN (1, 2);
