import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ApiClient } from '../../../src/client/api-client.ts'
import type { NewKey } from '../../../src/contract/access/keys.ts'
import { CodeBlock, CopyButton } from '../parts/code-block.tsx'
import { Dialog } from '../parts/dialogs/dialog.tsx'
import { Note } from '../parts/notes/note.tsx'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { useAction } from '../parts/use-action.ts'
import { serviceUrl } from '../service.ts'
import { sessionQuery } from '../session/session-query.ts'
import { strings } from '../strings/strings.ts'
import { snippets } from './snippets.ts'

const text = strings.keys

/** Shows a new key, which is visible only once, with examples of its use. */
export function NewKeyDialog({ made, close }: { made: NewKey; close(): void }) {
  const [use, setUse] = useState(0)
  const onceId = useId()
  const key = made.key ?? ''
  const email = useQuery(sessionQuery).data?.user?.email ?? ''
  const all = snippets(serviceUrl, { key, scopes: made.scopes }, email)
  const shown = all[use]
  const testing = useAction({
    mutationFn: () => new ApiClient(serviceUrl, { key }).call('listModels', {}),
  })
  return (
    <Dialog title={text.made(made.name)} close={close} firm>
      <div id={onceId}>
        <Note kind="warning" title={text.once} />
      </div>
      <div>
        <code className="secret">{key}</code>
      </div>
      <div className="actions">
        <CopyButton text={key} label={text.copyKey} describedBy={onceId} />
        <button
          type="button"
          className="button small"
          aria-disabled={testing.isPending}
          onClick={() => testing.mutate()}
        >
          {text.test}
        </button>
      </div>
      <div aria-live="polite">
        {testing.data && <p className="status good">{text.works}</p>}
        {testing.error && <ProblemNote error={testing.error} />}
      </div>
      <div className="tabs wrapped">
        {all.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            aria-pressed={index === use}
            onClick={() => setUse(index)}
          >
            {name}
          </button>
        ))}
      </div>
      {shown?.hint && <p className="hint">{shown.hint}</p>}
      <CodeBlock code={shown?.code ?? ''} />
      <div className="actions">
        <button type="button" className="button primary" onClick={close}>
          {text.stored}
        </button>
      </div>
    </Dialog>
  )
}
