-- Whether a member's games play from the main wallet. A guest on free play (customer type 4) always has a single
-- wallet.
CREATE OR REPLACE FUNCTION wallet_uses_main(p_member bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (SELECT FROM members.member m JOIN markets.market k ON k.code = m.market_code
                     WHERE m.id = p_member AND NOT k.single_wallet AND m.customer_type <> 4)
$$;
