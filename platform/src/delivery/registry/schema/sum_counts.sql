CREATE OR REPLACE AGGREGATE sum_counts(int[]) (SFUNC = add_counts, STYPE = int[]);
