import { type FormEvent, useState } from 'react'
import { contractLimits } from '../../../../src/contract/limits.ts'
import { Decision } from '../../parts/dialogs/decision.tsx'
import { Dialog } from '../../parts/dialogs/dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { useKeptState } from '../../session/use-kept.ts'
import { strings } from '../../strings/strings.ts'
import type { WrittenText } from './use-uploads.ts'

const text = strings.documents
const nothing: WrittenText = { title: '', text: '' }

/** The button for a text that is no file: it is written or pasted in a dialog, where it stays until it is added. */
export function AddText({ add }: { add(written: WrittenText): void }) {
  const [isOpen, setOpen] = useState(false)
  const [written, write] = useKeptState('text', nothing)
  const close = () => setOpen(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add(written)
    write(nothing)
    close()
  }
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {text.addText}
      </button>
      {isOpen && (
        <Dialog title={text.addText} close={close}>
          <form onSubmit={submit} className="add-text inside-form">
            <Field label={text.text}>
              {(field) => (
                <textarea
                  {...field}
                  required
                  rows={8}
                  dir="auto"
                  value={written.text}
                  onChange={(event) => write({ ...written, text: event.target.value })}
                />
              )}
            </Field>
            <Field label={text.textTitle}>
              {(field) => (
                <input
                  {...field}
                  dir="auto"
                  maxLength={contractLimits.titleCharacters}
                  value={written.title}
                  onChange={(event) => write({ ...written, title: event.target.value })}
                />
              )}
            </Field>
            <Decision
              label={text.addTheText}
              disabled={written.text.trim() === ''}
              cancel={close}
            />
          </form>
        </Dialog>
      )}
    </>
  )
}
