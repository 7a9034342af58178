-- What an operator may do beyond looking. Whoever was there before could do everything, and still can.
ALTER TABLE operator ADD COLUMN roles text[] NOT NULL DEFAULT '{}'
  CHECK (roles <@ ARRAY['release', 'security', 'support', 'cash', 'vendors']);
UPDATE operator SET roles = ARRAY['release', 'security', 'support', 'cash', 'vendors'];
