import { useQuery } from '@tanstack/react-query'
import { formatBytes } from '../parts/format.ts'
import { Skeleton } from '../parts/lists/empty.tsx'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { strings } from '../strings/strings.ts'
import { BackupsPart } from './backups-part.tsx'
import { installationQuery } from './installation-query.ts'

const text = strings.settings

/** For the owner: the location and size of the data, and its backups. */
export function StoragePart() {
  const { data, error, refetch } = useQuery(installationQuery)
  const { version, storage } = data ?? {}
  return (
    <section className="card settings-part" aria-label={text.data}>
      <h2>{text.data}</h2>
      {error ? (
        <ProblemNote error={error} refetch={() => void refetch()} />
      ) : !storage ? (
        <Skeleton />
      ) : (
        <>
          <ul className="facts">
            <li>
              <span>{text.version}</span>
              <small>{version}</small>
            </li>
            <li>
              <span>{text.place}</span>
              <small>{storage.directory ?? text.onPostgres}</small>
            </li>
            <li>
              <span>{text.size}</span>
              <small>{formatBytes(storage.bytes)}</small>
            </li>
          </ul>
          <BackupsPart kind={storage.kind} />
        </>
      )}
    </section>
  )
}
