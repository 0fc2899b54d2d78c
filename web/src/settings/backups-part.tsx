import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Backup } from '../../../src/contract/installation/backups.ts'
import { CodeBlock } from '../parts/code-block.tsx'
import { Decision } from '../parts/dialogs/decision.tsx'
import { Dialog } from '../parts/dialogs/dialog.tsx'
import { formatBytes, formatTime } from '../parts/format.ts'
import { Skeleton } from '../parts/lists/empty.tsx'
import { type Column, Table } from '../parts/lists/table.tsx'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { useAction } from '../parts/use-action.ts'
import { service, serviceUrl } from '../service.ts'
import { strings } from '../strings/strings.ts'

const text = strings.settings
const backUpPostgres = 'pg_dump --format=custom --file=skein.dump "$DATABASE_URL"'
const queryKey = ['backups']

/** The backups of the embedded store, and a button to make one; or how to back up PostgreSQL. */
export function BackupsPart({ kind }: { kind: 'embedded' | 'postgres' }) {
  if (kind === 'embedded') return <Backups />
  return (
    <>
      <p>{text.backUpPostgres}</p>
      <CodeBlock code={backUpPostgres} />
    </>
  )
}

function Backups() {
  const queries = useQueryClient()
  const [unwanted, setUnwanted] = useState<Backup>()
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => service.call('listBackups', {}, { signal }),
  })
  const making = useAction({
    mutationFn: () => service.call('createBackup', {}),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  })
  return (
    <>
      <p>{text.backUpMeans}</p>
      <div>
        <button
          type="button"
          className="button primary"
          aria-disabled={making.isPending}
          onClick={() => making.mutate()}
        >
          {making.isPending ? text.backingUp : text.backUp}
        </button>
      </div>
      <div aria-live="polite">
        {making.data && <p className="status good">{text.backedUp(making.data.path)}</p>}
      </div>
      {making.error && <ProblemNote error={making.error} />}
      {error ? (
        <ProblemNote error={error} refetch={() => void refetch()} />
      ) : !data ? (
        <Skeleton />
      ) : (
        data.data.length > 0 && (
          <Table
            label={text.backups}
            rows={data.data}
            columns={columnsWith(setUnwanted)}
            keyOf={({ name }) => name}
          />
        )
      )}
      {unwanted && <DeleteBackup backup={unwanted} close={() => setUnwanted(undefined)} />}
    </>
  )
}

function columnsWith(remove: (backup: Backup) => void): readonly Column<Backup>[] {
  return [
    {
      name: text.backup,
      kind: 'name',
      cell: ({ name }) => (
        <a href={`${serviceUrl}/backups/${name}`} download>
          {name}
        </a>
      ),
    },
    { name: text.made, kind: 'short', cell: ({ created_at }) => formatTime(created_at) },
    { name: text.size, kind: 'number', cell: ({ bytes }) => formatBytes(bytes) },
    {
      name: strings.documents.actions,
      kind: 'actions',
      cell: (backup) => (
        <button type="button" className="button plain small" onClick={() => remove(backup)}>
          {strings.documents.delete}
          <span className="hidden-text"> {backup.name}</span>
        </button>
      ),
    },
  ]
}

function DeleteBackup({ backup: { name }, close }: { backup: Backup; close(): void }) {
  const queries = useQueryClient()
  const deleting = useAction({
    mutationFn: () => service.call('deleteBackup', { name }),
    onSuccess: async () => {
      close()
      await queries.invalidateQueries({ queryKey })
    },
  })
  return (
    <Dialog title={text.deleteBackup} close={close}>
      <p>{text.deleteBackupMeans(name)}</p>
      <Decision
        label={strings.documents.delete}
        doing={deleting}
        cancel={close}
        isDangerous
        act={() => deleting.mutate()}
      />
    </Dialog>
  )
}
