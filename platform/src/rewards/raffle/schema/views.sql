-- What other domains may read and call.
CREATE SCHEMA raffle;

CREATE VIEW raffle.raffle_spin AS
  SELECT id, member_id, market_code, number, hash, seed, client_seed, roll, field, gives, price, at FROM raffle_spin;
CREATE VIEW raffle.raffle_ticket AS SELECT id, member_id, source, spin_id, taken_back_at FROM raffle_ticket;

COMMENT ON FUNCTION raffle_give_tickets IS 'Gives a member tickets, once a source.';
COMMENT ON FUNCTION raffle_take_back IS 'Takes the tickets of a source back that were not used.';
