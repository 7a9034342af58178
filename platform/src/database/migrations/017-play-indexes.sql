-- The winners' board reads the newest big wins; the bound is games/winners.ts's.
CREATE INDEX game_round_big_win ON game_round (closed_at DESC)
  WHERE state = 'settled' AND won >= 200000000 AND won >= 5 * staked AND staked > 0;
