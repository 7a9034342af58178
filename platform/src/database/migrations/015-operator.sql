-- Who runs the site. Apart from members: an operator has no wallet, a member no console.
CREATE TABLE operator (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account text NOT NULL UNIQUE,
  name text NOT NULL,
  password_hash text NOT NULL,
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'closed')),
  created_at timestamptz NOT NULL DEFAULT now()
);
