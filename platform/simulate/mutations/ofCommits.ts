import type { Mutation } from './mutation.ts';

/** Responses sent before it is safe. They show only when something dies in between. */
export const ofCommits: readonly Mutation[] = [
  {
    name: 'vendors are answered before the commit',
    kills: 2,
    edits: [
      {
        file: 'play/seamless/transactions.ts',
        find: 'const rows = await database.query<Row & { ord: number }>(',
        put: `const rows = await ((...asked) => new Promise((resolve, reject) => {
    database.transaction(async (q) => {
      resolve(await q.query(...asked));
      await new Promise((later) => setTimeout(later, 20));
    }).catch(reject);
  }))(`,
      },
    ],
  },
  {
    name: 'PostgreSQL answers before its log is on disk',
    kills: 4,
    edits: [
      {
        sql: 'seamless_calls',
        find: '  WITH calls AS MATERIALIZED (',
        put: `  PERFORM set_config('synchronous_commit', 'off', true);\n  WITH calls AS MATERIALIZED (`,
      },
    ],
  },
];
