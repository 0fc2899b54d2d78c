import { z } from 'zod'
import { Content } from '../documents/document-content.ts'
import { operation } from '../operation.ts'
import { Instant } from '../values.ts'

/** The name of the file of a backup: `skein-2026-11-22T12-30-00-000Z.db` */
export const backupName = /^skein-[0-9TZ-]{1,40}\.db$/

const BackupName = z
  .string()
  .regex(backupName, 'It must be the name of a backup')
  .describe('The name of its file.')

export const Backup = z
  .object({
    name: BackupName,
    object: z.literal('backup'),
    path: z.string().describe('Where it is on the machine of the service.'),
    bytes: z.int().nonnegative(),
    created_at: Instant,
  })
  .meta({ id: 'Backup' })
export type Backup = z.infer<typeof Backup>

const BackupPath = z.object({ name: BackupName })

export const listBackups = operation({
  method: 'get',
  path: '/backups',
  scope: undefined,
  session: 'owner',
  summary: 'List the backups that were made here, newest first.',
  problems: [],
  input: z.object({}),
  output: z.object({ object: z.literal('list'), data: z.array(Backup) }),
})

export const createBackup = operation({
  method: 'post',
  path: '/backups',
  scope: undefined,
  session: 'owner',
  status: 201,
  summary:
    'Copy the embedded store, as it is at this instant, into a new file. PostgreSQL is backed up with its own tools.',
  problems: ['conflict'],
  input: z.object({}),
  output: Backup,
})

export const getBackup = operation({
  method: 'get',
  path: '/backups/{name}',
  scope: undefined,
  session: 'owner',
  summary:
    'Get a backup as a file. As `skein.db` in an empty data directory it is the store again.',
  problems: ['not_found'],
  input: BackupPath,
  answer: 'content',
  mediaTypes: ['application/vnd.sqlite3'],
  output: Content,
})

export const deleteBackup = operation({
  method: 'delete',
  path: '/backups/{name}',
  scope: undefined,
  session: 'owner',
  summary: 'Delete a backup.',
  problems: ['not_found'],
  input: BackupPath,
  output: z.object({ name: z.string(), deleted: z.literal(true) }),
})
