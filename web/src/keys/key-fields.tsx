import { contractLimits } from '../../../src/contract/limits.ts'
import { Field } from '../parts/field.tsx'
import { strings } from '../strings/strings.ts'

const text = strings.keys

export function NameField(props: { name: string; setName(name: string): void }) {
  return (
    <Field label={text.name} hint={text.nameHint}>
      {(field) => (
        <input
          {...field}
          required
          maxLength={contractLimits.nameCharacters}
          value={props.name}
          onChange={(event) => props.setName(event.target.value)}
        />
      )}
    </Field>
  )
}

/** How many tokens a key may spend, as it is typed; empty for no cap. */
export function CapField(props: { cap: string; setCap(cap: string): void }) {
  return (
    <Field label={text.cap} hint={text.capHint}>
      {(field) => (
        <input
          {...field}
          type="number"
          min={0.5}
          step={0.5}
          value={props.cap}
          onChange={(event) => props.setCap(event.target.value)}
        />
      )}
    </Field>
  )
}
