import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { CodeBlock } from '../parts/code-block.tsx'
import { Field } from '../parts/field.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'
import type { Described, Schemas } from './description.ts'
import { type Drafted, drafted, emptyDraft, textBody } from './draft.ts'
import { asCurl, asTypeScript } from './examples.ts'

const text = strings.reference
const shownCharactersMax = 10_000
const examples = [
  { name: 'curl', write: asCurl },
  { name: 'TypeScript', write: asTypeScript },
] as const

/** Writes a request, shows how programs make it, and makes it with the rights of who is signed in. */
export function TryIt({ operation, schemas }: { operation: Described; schemas: Schemas }) {
  const [draft, setDraft] = useState(() => emptyDraft(operation, schemas))
  const [form, setForm] = useState(0)
  const request = drafted(operation, draft)
  const sending = useMutation({ mutationFn: send })
  const takesKeys = operation.security.some((scheme) => 'bearer' in scheme)
  const needsFile = operation.requestBody !== undefined && textBody(operation) === undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sending.mutate(request)
  }
  return (
    <>
      <h3>{text.tryIt}</h3>
      <form className="try" onSubmit={submit}>
        {operation.parameters.map(({ name, required }) => (
          <Field key={name} label={name}>
            {(field) => (
              <input
                {...field}
                required={required}
                autoComplete="off"
                value={draft.values[name] ?? ''}
                onChange={({ target }) =>
                  setDraft({ ...draft, values: { ...draft.values, [name]: target.value } })
                }
              />
            )}
          </Field>
        ))}
        {request.body !== undefined && (
          <Field label={text.body}>
            {(field) => (
              <textarea
                {...field}
                rows={8}
                spellCheck={false}
                value={draft.body}
                onChange={({ target }) => setDraft({ ...draft, body: target.value })}
              />
            )}
          </Field>
        )}
        {needsFile ? (
          <p>{text.needsFile}</p>
        ) : (
          <div>
            <button type="submit" className="button primary" disabled={sending.isPending}>
              {text.send}
            </button>
          </div>
        )}
      </form>
      <div aria-live="polite">
        {sending.data && (
          <>
            <p className={`status ${sending.data.ok ? 'good' : 'bad'}`}>
              {text.answered(sending.data.status)}
            </p>
            <CodeBlock code={sending.data.shown} />
            {sending.data.isCut && <p className="means">{text.cut}</p>}
          </>
        )}
        {sending.error && <ProblemNote error={sending.error} />}
      </div>
      {takesKeys && (
        <>
          <h3>{text.fromPrograms}</h3>
          <div className="tabs">
            {examples.map(({ name }, index) => (
              <button
                key={name}
                type="button"
                aria-pressed={index === form}
                onClick={() => setForm(index)}
              >
                {name}
              </button>
            ))}
          </div>
          <CodeBlock code={examples[form]?.write(request) ?? ''} />
        </>
      )}
    </>
  )
}

async function send({ path, ...init }: Drafted) {
  const response = await service.request(path, init)
  const said = await response.text()
  const shown = indented(said)
  return {
    ...{ ok: response.ok, status: response.status },
    shown: shown.slice(0, shownCharactersMax),
    isCut: shown.length > shownCharactersMax,
  }
}

/** JSON with a field a line; anything else as it is. */
function indented(said: string): string {
  try {
    return JSON.stringify(JSON.parse(said), null, 2)
  } catch {
    return said
  }
}
