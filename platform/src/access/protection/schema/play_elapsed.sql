-- Seconds of play between two signs of it: an open game sends one every minute, so a longer gap was not play.
CREATE OR REPLACE FUNCTION play_elapsed(p_played timestamptz, p_at timestamptz) RETURNS int
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_at > p_played AND p_at <= p_played + interval '5 minutes'
    THEN round(extract(epoch FROM p_at - p_played))::int ELSE 0 END
$$;
