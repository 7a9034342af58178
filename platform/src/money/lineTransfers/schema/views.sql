-- What other domains may read and call of lineTransfers.
CREATE SCHEMA line_transfers;

CREATE VIEW line_transfers.line_transfer AS SELECT from_member, to_member, amount, at FROM line_transfer;
