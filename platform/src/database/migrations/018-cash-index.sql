-- Deposits and withdrawals of a period, among many more bets: what agents' overviews sum.
CREATE INDEX transfer_cash ON transfer (at) WHERE kind IN ('deposit', 'withdrawal');
