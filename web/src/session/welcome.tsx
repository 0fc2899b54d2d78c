import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Session } from '../../../src/contract/access/sessions.ts'
import { Field } from '../parts/field.tsx'
import { Note } from '../parts/notes/note.tsx'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { useAction } from '../parts/use-action.ts'
import { service } from '../service.ts'
import { installationQuery } from '../settings/installation-query.ts'
import { strings } from '../strings/strings.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { setSession } from './session-query.ts'
import { WayIn } from './way-in.tsx'

const text = strings.welcome

/**
 * The first run: the sign-up of the owner, and how to begin. If sign-up is open, the same for anybody; `signIn` is
 * called by who has an account.
 */
export function Welcome(props: {
  signUp: Exclude<Session['sign_up'], 'closed'>
  signIn?: () => void
}) {
  const { signUp, signIn } = props
  const [ownerToken] = useState(takeOwnerToken)
  const [session, setSession] = useState<Session>()
  return (
    <WayIn title={signUp === 'owner' ? text.title : text.another}>
      <ol className="steps" aria-label={text.steps}>
        <li aria-current={session ? undefined : 'step'} />
        <li aria-current={session ? 'step' : undefined} />
      </ol>
      {signUp === 'owner' && !ownerToken ? (
        <NeedsLink />
      ) : session ? (
        <Beginning session={session} />
      ) : (
        <Person isOwner={signUp === 'owner'} ownerToken={ownerToken} signedUp={setSession} />
      )}
      {signIn && !session && (
        <button type="button" className="button plain" onClick={signIn}>
          {text.haveAccount}
        </button>
      )}
    </WayIn>
  )
}

function NeedsLink() {
  return (
    <>
      <h1>{text.title}</h1>
      <Note kind="warning" title={text.needsLink}>
        <p>{text.whereLink}</p>
      </Note>
    </>
  )
}

function Person(props: { isOwner: boolean; ownerToken: string; signedUp(session: Session): void }) {
  const { isOwner } = props
  const [name, setName] = useState('')
  return (
    <>
      <div>
        <h1>{isOwner ? text.title : text.another}</h1>
        <p className="lead">{isOwner ? text.lead : text.anotherLead}</p>
      </div>
      <CredentialsForm
        password="new-password"
        emailHint={text.emailHint}
        passwordHint={text.passwordHint}
        submit={text.next}
        send={(credentials) =>
          service.call('signUp', {
            ...credentials,
            ...(name.trim() && { name }),
            ...(props.ownerToken && { owner_token: props.ownerToken }),
          })
        }
        done={props.signedUp}
      >
        <Field label={text.name}>
          {(field) => (
            <input
              {...field}
              autoComplete="name"
              maxLength={80}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </CredentialsForm>
    </>
  )
}

function Beginning({ session }: { session: Session }) {
  const queries = useQueryClient()
  const [place, navigate] = useLocation()
  const [withSamples, setWithSamples] = useState(true)
  const heading = useRef<HTMLHeadingElement>(null)
  // The previous step, which had the focus, is gone.
  useEffect(() => heading.current?.focus(), [])
  const beginning = useAction({
    mutationFn: async () => {
      if (!withSamples) return
      const { addSampleLibrary } = await import('../documents/sample-library.ts')
      await addSampleLibrary()
    },
    onSuccess: () => {
      // Who was sent here by an app has its question before them.
      if (place !== '/authorize') navigate('/chat', { replace: true })
      setSession(queries, session)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    beginning.mutate()
  }
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {text.howAnswers}
      </h1>
      <form onSubmit={submit}>
        <HowAnswers />
        <label className="check">
          <input
            type="checkbox"
            checked={withSamples}
            onChange={(event) => setWithSamples(event.target.checked)}
          />
          <span>
            {text.samples}
            <small>{text.samplesMean}</small>
          </span>
        </label>
        {beginning.error && (
          <ProblemNote error={beginning.error} retry={() => beginning.mutate()} />
        )}
        <button type="submit" className="button primary" aria-disabled={beginning.isPending}>
          {beginning.isPending ? text.reading : text.begin}
        </button>
      </form>
    </>
  )
}

/** Who writes the answers, and what is sent where for it; nothing is claimed until the service has told it. */
function HowAnswers() {
  const { data: installation } = useQuery(installationQuery)
  if (!installation) return null
  const { language_model: model, embedding_model: embedding } = installation
  const means = [
    ...(model
      ? [strings.documents.leadWithModel(model.name, model.host), text.byModelMeans]
      : [text.builtInMeans]),
    ...(embedding ? [strings.documents.leadWithEmbedding(embedding.name, embedding.host)] : []),
    ...(model || embedding ? [] : [text.builtInAlone]),
  ]
  return (
    <div className="choice">
      <h2>{model ? text.byModel(model.name) : text.builtIn}</h2>
      <p>{means.join(' ')}</p>
    </div>
  )
}

/** The token of the owner link. It is removed from the address, so that it does not stay in the history. */
function takeOwnerToken(): string {
  const token = location.hash.slice(1)
  if (token) history.replaceState(null, '', location.pathname)
  return token
}
