-- Source of a bonus or rebate, by its transfer's kind and key: the prefix of the bonus's source ('promotion', 'vip',
-- 'mission', 'raffle', 'points', 'referral', 'operator'), 'freeRounds', 'rebate', 'series' (an immediate rebate on a
-- lottery ticket), or 'other' when no bonus belongs to the transfer.
CREATE OR REPLACE FUNCTION gift_source(p_kind text, p_idem text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN p_kind = 'rebate' THEN CASE WHEN p_idem LIKE 'lottery/%' THEN 'series' ELSE 'rebate' END
    ELSE coalesce((SELECT CASE WHEN b.key LIKE 'freeRounds/%' THEN 'freeRounds' ELSE split_part(b.source, '/', 1) END
      FROM bonuses.bonus b WHERE b.id = CASE WHEN p_idem ~ '^bonus/\d{1,18}/' THEN split_part(p_idem, '/', 2)::bigint END), 'other') END
$$;
