-- The days of a month within a range, both ends inclusive, as bits as in member_month.
CREATE OR REPLACE FUNCTION month_bits(p_month date, p_from date, p_to date) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN r.first > r.last THEN 0 ELSE (((1::bigint << (r.last - r.first + 1)) - 1) << (r.first - p_month))::int END
  FROM (SELECT greatest(p_from, p_month) AS first, least(p_to, (p_month + interval '1 month')::date - 1) AS last) r
$$;
