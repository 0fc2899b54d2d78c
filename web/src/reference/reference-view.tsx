import './reference.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'wouter'
import { Field } from '../parts/field.tsx'
import { Skeleton } from '../parts/lists/empty.tsx'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { View } from '../parts/view.tsx'
import { strings } from '../strings/strings.ts'
import { type Described, descriptionQuery } from './description.ts'
import { OperationView } from './operation-view.tsx'

const text = strings.reference

/** All operations of the API, from the service's own description. */
export function ReferenceView() {
  const { operation: chosenId } = useParams<{ operation?: string }>()
  const { data, error, refetch } = useQuery(descriptionQuery)
  const chosen = data?.operations.find(({ operationId }) => operationId === chosenId)
  return (
    <View title={text.title} lead={text.lead}>
      {error ? (
        <ProblemNote error={error} refetch={() => void refetch()} />
      ) : !data ? (
        <Skeleton />
      ) : (
        <div className={chosen ? 'reference chosen' : 'reference'}>
          <Operations operations={data.operations} chosenId={chosenId} />
          {chosen ? (
            <OperationView key={chosen.operationId} operation={chosen} schemas={data.schemas} />
          ) : (
            <p className="means">{chosenId === undefined ? text.choose : text.unknown}</p>
          )}
        </div>
      )}
    </View>
  )
}

function Operations(props: { operations: readonly Described[]; chosenId: string | undefined }) {
  const [wanted, setWanted] = useState('')
  const words = wanted.toLowerCase().split(/\s+/)
  const found = props.operations.filter(({ operationId, method, path, summary }) => {
    const said = `${operationId} ${method} ${path} ${summary}`.toLowerCase()
    return words.every((word) => said.includes(word))
  })
  return (
    <nav className="operations" aria-label={text.operations}>
      <Field label={text.search}>
        {(field) => (
          <input
            {...field}
            type="search"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        )}
      </Field>
      <ul>
        {found.map(({ operationId, method, path }) => (
          <li key={operationId}>
            <Link
              href={`/reference/${operationId}`}
              aria-current={operationId === props.chosenId ? 'page' : undefined}
            >
              {operationId}
              <code>
                {method} {path}
              </code>
            </Link>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="means">{text.noneFound}</p>}
    </nav>
  )
}
