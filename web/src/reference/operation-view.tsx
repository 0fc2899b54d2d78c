import { Link } from 'wouter'
import { strings } from '../strings/strings.ts'
import type { Described, Schemas } from './description.ts'
import { textBody } from './draft.ts'
import { FieldLine, SchemaFields } from './schema-fields.tsx'
import { TryIt } from './try-it.tsx'

const text = strings.reference

/** One operation: its input, output and errors, and a form to try it. */
export function OperationView({ operation, schemas }: { operation: Described; schemas: Schemas }) {
  const { parameters, responses } = operation
  const body = textBody(operation)?.schema
  const answer = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
  const answered = Object.values(answer?.content ?? {})[0]?.schema
  const failures = Object.entries(responses).filter(([status]) => status >= '400')
  return (
    <article className="operation">
      <p className="all">
        <Link href="/reference">{text.all}</Link>
      </p>
      <h2>{operation.operationId}</h2>
      <p>
        <code>
          {operation.method} {operation.path}
        </code>
      </p>
      <p>{operation.summary}</p>
      {operation['x-scope'] && <p className="means">{text.scope(operation['x-scope'])}</p>}
      <TryIt operation={operation} schemas={schemas} />
      {parameters.length > 0 && (
        <>
          <h3>{text.parameters}</h3>
          <ul className="fields">
            {parameters.map(({ name, schema, required, description }) => (
              <li key={name}>
                <FieldLine name={name} schema={schema} required={required} means={description} />
              </li>
            ))}
          </ul>
        </>
      )}
      {body && (
        <>
          <h3>{text.body}</h3>
          <SchemaFields schema={body} schemas={schemas} />
        </>
      )}
      {answered && (
        <>
          <h3>{text.answer}</h3>
          <SchemaFields schema={answered} schemas={schemas} />
        </>
      )}
      <h3>{text.failures}</h3>
      <ul className="fields">
        {failures.map(([status, { description }]) => (
          <li key={status}>
            <code className="name">{status}</code> {description.replaceAll('`', '')}
          </li>
        ))}
      </ul>
    </article>
  )
}
