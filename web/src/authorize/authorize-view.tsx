import './authorize.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { AppScope, Authorization } from '../../../src/contract/access/apps.ts'
import { CapField } from '../keys/key-fields.tsx'
import { Skeleton } from '../parts/lists/empty.tsx'
import { Note } from '../parts/notes/note.tsx'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { useAction } from '../parts/use-action.ts'
import { service } from '../service.ts'
import { sessionQuery, setSession } from '../session/session-query.ts'
import { WayIn } from '../session/way-in.tsx'
import { strings } from '../strings/strings.ts'

const text = strings.apps

/** Asks the signed-in person whether the app that has sent them may use Skein for them, and sends the answer back. */
export function AuthorizeView() {
  const [request] = useState(() => location.search.slice(1))
  const { data, error, refetch } = useQuery({
    queryKey: ['authorization', request],
    queryFn: ({ signal }) => service.call('getAuthorization', { request }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <WayIn title={text.title}>
      {data?.refused ? (
        <Wrong returnsTo={data.returns_to} refused={data.refused} />
      ) : data ? (
        <Question asked={data} request={request} />
      ) : (
        <>
          <h1>{text.title}</h1>
          {error ? <ProblemNote error={error} refetch={() => void refetch()} /> : <Skeleton />}
        </>
      )}
    </WayIn>
  )
}

function Wrong(props: { returnsTo: string; refused: NonNullable<Authorization['refused']> }) {
  const { message, redirect_to } = props.refused
  return (
    <>
      <h1>{text.title}</h1>
      <Note kind="problem" title={text.wrong} message={message}>
        <div className="actions">
          <button type="button" className="button" onClick={() => location.assign(redirect_to)}>
            {text.back(props.returnsTo)}
          </button>
        </div>
      </Note>
    </>
  )
}

function Question({ asked, request }: { asked: Authorization; request: string }) {
  const [allowed, setAllowed] = useState<ReadonlySet<AppScope>>(new Set(asked.scopes))
  const [cap, setCap] = useState('')
  const answering = useAction({
    mutationFn: (scopes: readonly AppScope[]) =>
      service.call('authorizeApp', {
        request,
        scopes: [...scopes],
        ...(cap !== '' && { spend_cap: Number(cap) }),
      }),
    onSuccess: ({ redirect_to }) => location.assign(redirect_to),
  })
  if (answering.isSuccess) return <p role="status">{text.leaving(asked.returns_to)}</p>
  const toggle = (scope: AppScope) =>
    setAllowed((all) => new Set(asked.scopes.filter((each) => all.has(each) !== (each === scope))))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    answering.mutate([...allowed])
  }
  return (
    <>
      <div>
        <h1 className="who-asks">{text.ask(asked.name)}</h1>
        <WhoAnswers />
      </div>
      <AboutApp asked={asked} />
      <form onSubmit={submit}>
        <fieldset className="field">
          <legend className="label">{text.may}</legend>
          {asked.scopes.map((scope) => (
            <label key={scope} className="check">
              <input type="checkbox" checked={allowed.has(scope)} onChange={() => toggle(scope)} />
              <span>{text.scopes[scope]}</span>
            </label>
          ))}
        </fieldset>
        <CapField cap={cap} setCap={setCap} />
        <p className="hint">{text.costs}</p>
        {answering.error && <ProblemNote error={answering.error} />}
        <div className="answers">
          <button
            type="button"
            className="button"
            aria-disabled={answering.isPending}
            onClick={() => answering.mutate([])}
          >
            {text.refuse}
          </button>
          <button
            type="submit"
            className="button primary"
            disabled={allowed.size === 0}
            aria-disabled={answering.isPending}
          >
            {text.allow}
          </button>
        </div>
      </form>
    </>
  )
}

/** Who answers. In a browser of several people it may be the wrong one, who then signs out and is asked here again. */
function WhoAnswers() {
  const queries = useQueryClient()
  const { data: session } = useQuery(sessionQuery)
  const signingOut = useAction({
    mutationFn: () => service.call('signOut', {}),
    onSuccess: (left) => setSession(queries, left),
  })
  return (
    <p className="lead">
      {text.signedInAs(session?.user?.email ?? '')}{' '}
      <button type="button" className="button small" onClick={() => signingOut.mutate()}>
        {strings.account.signOut}
      </button>
    </p>
  )
}

/** What is certain about the app. What it calls itself is not. */
function AboutApp({ asked }: { asked: Authorization }) {
  const { client_host, returns_to, on_own_machine } = asked
  return (
    <>
      <dl className="about-app">
        <dt>{text.answerTo}</dt>
        <dd>{returns_to}</dd>
        <dt>{text.knownBy}</dt>
        <dd>{client_host ?? text.nobody}</dd>
      </dl>
      <Note kind="warning" title={on_own_machine ? text.ownMachine : text.elsewhere(returns_to)} />
    </>
  )
}
