import { useQuery } from '@tanstack/react-query'
import type { Installation } from '../../../src/contract/installation.ts'
import { CodeBlock } from '../parts/code-block.tsx'
import { Skeleton } from '../parts/empty.tsx'
import { formatNumber } from '../parts/format.ts'
import { ProblemNote } from '../parts/problem-note.tsx'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'

const text = strings.settings
const backUp = 'npm run --silent skein -- backup skein-backup.db'
const backUpPostgres = 'pg_dump --format=custom --file=skein.dump "$DATABASE_URL"'
const accounts = `npm run --silent skein -- accounts create --email ada@example.org
npm run --silent skein -- accounts grant --email ada@example.org --tokens 1000`

/** For the owner: where the data is, how it is copied, and how accounts are made. */
export function DataPart() {
  const { data, error, refetch } = useQuery({
    queryKey: ['installation'],
    queryFn: ({ signal }) => service.call('getInstallation', {}, { signal }),
  })
  return (
    <>
      <section className="card settings-part">
        <h2>{text.data}</h2>
        {error ? (
          <ProblemNote error={error} refetch={() => void refetch()} />
        ) : data ? (
          <Storage installation={data} />
        ) : (
          <Skeleton />
        )}
      </section>
      <section className="card settings-part">
        <h2>{text.accounts}</h2>
        <p>{text.accountsMean}</p>
        <CodeBlock code={accounts} />
      </section>
    </>
  )
}

function Storage({ installation }: { installation: Installation }) {
  const { storage, version } = installation
  return (
    <>
      <ul className="facts">
        <li>
          <span>{text.version}</span>
          <small>{version}</small>
        </li>
        <li>
          <span>{text.place}</span>
          <small>{storage?.directory ?? text.onPostgres}</small>
        </li>
        <li>
          <span>{text.size}</span>
          <small>{text.megabytes(formatNumber((storage?.bytes ?? 0) / 1_000_000))}</small>
        </li>
      </ul>
      <p>{text.backUpMeans}</p>
      <CodeBlock code={storage?.kind === 'postgres' ? backUpPostgres : backUp} />
    </>
  )
}
