import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../parts/lists/empty.tsx'
import { Note } from '../parts/notes/note.tsx'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { useAction } from '../parts/use-action.ts'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'

const text = strings.settings

/** The configured search engines, and whether they answer. */
export function EnginesPart() {
  const { data, error, refetch } = useQuery({
    queryKey: ['search-engines'],
    queryFn: ({ signal }) => service.call('listSearchEngines', {}, { signal }),
  })
  const trying = useAction({
    mutationFn: () => service.call('listSearchEngines', { check: 'yes' }),
  })
  const engines = trying.data?.data ?? data?.data
  return (
    <section className="card settings-part">
      <h2>{text.engines}</h2>
      <p>{text.enginesMean}</p>
      {error ? (
        <ProblemNote error={error} refetch={() => void refetch()} />
      ) : engines?.length === 0 ? (
        <Note kind="info" title={text.noEngines} />
      ) : engines ? (
        <ul className="facts">
          {engines.map(({ name, label, given, refused }) => (
            <li key={name}>
              <span>{label}</span>
              {given !== undefined && (
                <small className={given > 0 ? 'status good' : 'status bad'}>
                  {refused ?? (given > 0 ? text.answers : text.findsNothing)}
                </small>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton />
      )}
      {trying.error && <ProblemNote error={trying.error} />}
      <div>
        <button
          type="button"
          className="button"
          disabled={!engines?.length}
          aria-disabled={trying.isPending}
          onClick={() => trying.mutate()}
        >
          {trying.isPending ? text.trying : text.tryEngines}
        </button>
      </div>
    </section>
  )
}
