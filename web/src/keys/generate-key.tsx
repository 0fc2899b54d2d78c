import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { NewKey } from '../../../src/contract/access/keys.ts'
import { allScopes, type Scope } from '../../../src/contract/scope.ts'
import { Decision } from '../parts/dialogs/decision.tsx'
import { Dialog } from '../parts/dialogs/dialog.tsx'
import { Field } from '../parts/field.tsx'
import { Note } from '../parts/notes/note.tsx'
import { useAction } from '../parts/use-action.ts'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { CapField, NameField } from './key-fields.tsx'
import { keysQuery } from './keys-query.ts'

const text = strings.keys
const dayMs = 24 * 3600 * 1000
const lifetimes = [7, 30, 90, 365, 0] as const

export function GenerateKey({ close, made }: { close(): void; made(key: NewKey): void }) {
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const [days, setDays] = useState(90)
  const [cap, setCap] = useState('')
  const [scopes, setScopes] = useState<ReadonlySet<Scope>>(new Set(allScopes))
  const generating = useAction({
    mutationFn: () =>
      service.call('createKey', {
        name,
        scopes: allScopes.filter((scope) => scopes.has(scope)),
        ...(days > 0 && { expires_at: new Date(Date.now() + days * dayMs).toISOString() }),
        ...(cap !== '' && { spend_cap: Number(cap) }),
      }),
    onSuccess: async (key) => {
      made(key)
      await queries.invalidateQueries({ queryKey: keysQuery.queryKey })
    },
  })
  const toggle = (scope: Scope) =>
    setScopes((all) => new Set(allScopes.filter((each) => all.has(each) !== (each === scope))))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    generating.mutate()
  }
  return (
    <Dialog title={text.generate} close={close}>
      <form className="inside-form" onSubmit={submit}>
        <NameField name={name} setName={setName} />
        <LimitFields days={days} setDays={setDays} cap={cap} setCap={setCap} />
        {days === 0 && <Note kind="warning" title={text.neverWarning} />}
        <ScopeFields chosen={scopes} toggle={toggle} />
        <Decision
          label={text.generate}
          doing={generating}
          cancel={close}
          disabled={scopes.size === 0}
        />
      </form>
    </Dialog>
  )
}

/** The lifetime of the key, and how many tokens it may spend. */
function LimitFields(props: {
  days: number
  setDays(days: number): void
  cap: string
  setCap(cap: string): void
}) {
  return (
    <div className="row-form">
      <Field label={text.expiry}>
        {(field) => (
          <select
            {...field}
            value={props.days}
            onChange={(event) => props.setDays(Number(event.target.value))}
          >
            {lifetimes.map((each) => (
              <option key={each} value={each}>
                {each === 0 ? text.neverExpires : text.days(each)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <CapField cap={props.cap} setCap={props.setCap} />
    </div>
  )
}

function ScopeFields(props: { chosen: ReadonlySet<Scope>; toggle(scope: Scope): void }) {
  return (
    <fieldset className="field">
      <legend className="label">{text.scopes}</legend>
      <div className="scopes">
        {allScopes.map((scope) => (
          <label key={scope} className="check">
            <input
              type="checkbox"
              checked={props.chosen.has(scope)}
              onChange={() => props.toggle(scope)}
            />
            <span>
              <code>{scope}</code>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
