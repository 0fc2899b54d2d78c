import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SignedInSession } from '../../../src/contract/installation/installation.ts'
import { formatAgo, formatTime } from '../parts/format.ts'
import { Skeleton } from '../parts/lists/empty.tsx'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { useAction } from '../parts/use-action.ts'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'

const text = strings.settings

/** The sessions of the person, and a button that ends all others. */
export function SessionsPart() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => service.call('listSessions', {}, { signal }),
  })
  const ending = useAction({
    mutationFn: () => service.call('endOtherSessions', {}),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['sessions'] }),
  })
  const others = data?.data.filter(({ current }) => !current).length ?? 0
  return (
    <section className="card settings-part">
      <h2>{text.sessions}</h2>
      <p>{text.sessionsMean}</p>
      {error ? (
        <ProblemNote error={error} refetch={() => void refetch()} />
      ) : data ? (
        <ul className="facts">
          {data.data.map((one) => (
            <Row key={one.session_id} session={one} />
          ))}
        </ul>
      ) : (
        <Skeleton />
      )}
      {ending.error && <ProblemNote error={ending.error} />}
      <div>
        <button
          type="button"
          className="button"
          disabled={others === 0}
          aria-disabled={ending.isPending}
          onClick={() => ending.mutate()}
        >
          {text.endOthers}
        </button>
      </div>
    </section>
  )
}

function Row({ session }: { session: SignedInSession }) {
  const { current, user_agent, created_at, last_used_at } = session
  return (
    <li>
      <span>
        {browserOf(user_agent)} {current && <span className="status good">{text.thisBrowser}</span>}
      </span>
      <small title={formatTime(created_at)}>{text.usedAgo(formatAgo(last_used_at))}</small>
    </li>
  )
}

/** `Firefox, Linux`, from a user agent string: the first known names in it. */
function browserOf(agent: string | null): string {
  const named = (names: readonly string[]) => names.find((name) => agent?.includes(name))
  const browser = named(['Edg', 'Firefox', 'Chrome', 'Safari'])
  const system = named(['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'])
  const known = [browser === 'Edg' ? 'Edge' : browser, system].filter((name) => name)
  return known.join(', ') || (agent ?? text.unknownBrowser)
}
