/** SQL: a `LottoGame`, or null for any other game, over the columns of `game`. */
export const lottoOfGame = `CASE WHEN lotto_game_code IS NOT NULL
  THEN jsonb_build_object('prizeMode', lotto_prize_mode, 'gameCode', lotto_game_code) END`;
