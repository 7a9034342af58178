-- Whether a member who last played at p_played is still in the same session: half an hour without play ends it.
CREATE OR REPLACE FUNCTION play_goes_on(p_played timestamptz, p_at timestamptz) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(p_at < p_played + interval '30 minutes', false)
$$;
