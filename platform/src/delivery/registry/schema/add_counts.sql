-- Adds load times, which are counts in fixed buckets (latency.ts), bucket by bucket.
CREATE OR REPLACE FUNCTION add_counts(a int[], b int[]) RETURNS int[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN a IS NULL THEN b
    WHEN b IS NULL THEN a
    ELSE (SELECT array_agg(coalesce(x, 0) + coalesce(y, 0) ORDER BY i)
      FROM unnest(a, b) WITH ORDINALITY AS one (x, y, i))
  END
$$;
