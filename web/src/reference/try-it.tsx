import { type FormEvent, useState } from 'react'
import { CodeBlock } from '../parts/code-block.tsx'
import { Field } from '../parts/field.tsx'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { strings } from '../strings/strings.ts'
import type { Described, Schemas } from './description.ts'
import { type Draft, drafted, emptyDraft, filesOf } from './draft.ts'
import { asCurl, asTypeScript } from './examples.ts'
import type { Answered } from './send-draft.ts'
import { useSending } from './use-sending.ts'

const text = strings.reference
const forms = ['curl', 'TypeScript'] as const
type Form = (typeof forms)[number]
const writers = { curl: asCurl, TypeScript: asTypeScript }

/** A form that writes a request, shows it as code, and sends it with the session or an API key. */
export function TryIt({ operation, schemas }: { operation: Described; schemas: Schemas }) {
  const [draft, setDraft] = useState(() => emptyDraft(operation, schemas))
  const [key, setKey] = useState('')
  const [form, setForm] = useState<Form>('curl')
  const sending = useSending()
  const request = drafted(operation, draft)
  const takesKeys = operation.security.some((scheme) => 'bearer' in scheme)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sending.send({ request, key: key.trim() })
  }
  return (
    <>
      <h3>{text.tryIt}</h3>
      <form className="try" onSubmit={submit}>
        {takesKeys && (
          <Field label={text.key} hint={text.keyHint}>
            {(field) => (
              <input
                {...field}
                type="password"
                autoComplete="off"
                value={key}
                onChange={({ target }) => setKey(target.value)}
              />
            )}
          </Field>
        )}
        <Inputs operation={operation} draft={draft} change={setDraft} />
        <div className="actions">
          <button type="submit" className="button primary" aria-disabled={sending.isPending}>
            {text.send}
          </button>
          {sending.isPending && (
            <button type="button" className="button" onClick={sending.stop}>
              {strings.chat.stop}
            </button>
          )}
        </div>
      </form>
      <Answer answered={sending.answered} isPending={sending.isPending} />
      {sending.error && <ProblemNote error={sending.error} />}
      {takesKeys && (
        <>
          <h3>{text.fromPrograms}</h3>
          <Tabs
            label={text.fromPrograms}
            names={forms}
            chosen={form}
            wordOf={(name) => name}
            choose={(name) => setForm(name)}
          />
          <CodeBlock code={writers[form](request)} />
        </>
      )}
    </>
  )
}

/** The parameters, and the body or the files instead of it. */
function Inputs(props: { operation: Described; draft: Draft; change(draft: Draft): void }) {
  const { operation, draft, change } = props
  const files = filesOf(operation)
  return (
    <>
      {operation.parameters.map(({ name, required }) => (
        <Field key={name} label={name}>
          {(field) => (
            <input
              {...field}
              required={required}
              autoComplete="off"
              value={draft.values[name] ?? ''}
              onChange={({ target }) =>
                change({ ...draft, values: { ...draft.values, [name]: target.value } })
              }
            />
          )}
        </Field>
      ))}
      {drafted(operation, draft).body !== undefined && (
        <Field label={text.body}>
          {(field) => (
            <textarea
              {...field}
              rows={8}
              spellCheck={false}
              value={draft.body}
              onChange={({ target }) => change({ ...draft, body: target.value })}
            />
          )}
        </Field>
      )}
      {files !== 'none' && (
        <Field label={text.files} hint={text.filesHint}>
          {(field) => (
            <input
              {...field}
              type="file"
              multiple={files === 'many'}
              onChange={({ target }) => change({ ...draft, files: [...(target.files ?? [])] })}
            />
          )}
        </Field>
      )}
    </>
  )
}

function Answer({ answered, isPending }: { answered: Answered | undefined; isPending: boolean }) {
  return (
    <>
      {/* Only the status is announced, as the body may be long. */}
      <div aria-live="polite" aria-busy={isPending}>
        {answered && (
          <p className={`status ${answered.ok ? 'good' : 'bad'}`}>
            {text.answered(answered.status)}
          </p>
        )}
      </div>
      {answered?.save ? (
        <div>
          <button type="button" className="button" onClick={answered.save}>
            {text.save}
          </button>
        </div>
      ) : (
        answered && <CodeBlock code={answered.shown} />
      )}
      {answered?.isCut && <p className="means">{text.cut}</p>}
    </>
  )
}
