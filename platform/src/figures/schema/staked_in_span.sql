-- Whether a member staked on a day, in a week or in a month, by member_month. A week lies in two months at most.
CREATE OR REPLACE FUNCTION staked_in_span(p_member bigint, p_span text, p_start date) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM (SELECT (p_start + ('1 ' || p_span)::interval)::date - 1) AS e (last),
      LATERAL (VALUES (date_trunc('month', p_start::timestamp)::date), (date_trunc('month', e.last::timestamp)::date)) AS o (month)
    JOIN member_month k ON k.member_id = p_member AND k.month = o.month
    WHERE k.days & month_bits(o.month, p_start, e.last) <> 0)
$$;
