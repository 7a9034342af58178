/** A request without keys. */
export type NoRequest = Readonly<Record<string, never>>;

/** All rows there are. */
export interface Rows<Row> {
  rows: Row[];
}

/** A page of a list; `total` counts all rows, not those of the page. Pages count from 1. */
export interface Page<Row> extends Rows<Row> {
  page: number;
  pageSize: number;
  total: number;
}

/** What every list takes: the page (from 1) and its size, 20 rows unless told, at most 100. */
export interface PageRequest {
  page?: number;
  pageSize?: number;
}
