import { sql } from 'kysely'

/** Whether a job waits or runs. The states are written out, as SQLite uses no index of open jobs for values that are bound. */
export const isOpenJob = sql<boolean>`state in ('waiting', 'running')`
