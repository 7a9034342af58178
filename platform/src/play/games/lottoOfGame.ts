/** A `LottoGame`, or null where the game is none, as SQL over the columns of `game`. */
export const lottoOfGame = `CASE WHEN lotto_game_code IS NOT NULL
  THEN jsonb_build_object('prizeMode', lotto_prize_mode, 'gameCode', lotto_game_code) END`;
