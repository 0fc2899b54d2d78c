import type * as contract from '../../contract/installation/backups.ts'
import type { Backup, Backups } from '../../maintenance/backups.ts'
import type { Handlers } from '../handlers.ts'

type BackupOperations = 'listBackups' | 'createBackup' | 'getBackup' | 'deleteBackup'

export function backupHandlers(backups: Backups): Pick<Handlers, BackupOperations> {
  return {
    listBackups: async () => ({ object: 'list', data: (await backups.list()).map(backupOf) }),
    createBackup: async () => backupOf(await backups.make()),
    getBackup: async ({ name }) => ({
      mediaType: 'application/vnd.sqlite3',
      filename: name,
      bytes: await backups.read(name),
    }),
    deleteBackup: async ({ name }) => {
      await backups.remove(name)
      return { name, deleted: true }
    },
  }
}

function backupOf({ name, path, bytes, createdAt }: Backup): contract.Backup {
  return { name, object: 'backup', path, bytes, created_at: createdAt.toISOString() }
}
