import { strings } from '../strings/strings.ts'
import type { Schema, Schemas } from './description.ts'

const text = strings.reference
const deepest = 3

type Shown = { readonly schema: Schema; readonly schemas: Schemas; readonly depth?: number }

/** The fields of an object with their descriptions; nested fields on demand. */
export function SchemaFields({ schema, schemas, depth = 0 }: Shown) {
  const { properties = {}, required = [] } = inside(schema, schemas)
  return (
    <ul className="fields">
      {Object.entries(properties).map(([name, each]) => (
        <li key={name}>
          <FieldLine name={name} schema={each} required={required.includes(name)} />
          {depth < deepest && inside(each, schemas).properties && (
            <details>
              <summary>{text.fieldsOf(name)}</summary>
              <SchemaFields schema={each} schemas={schemas} depth={depth + 1} />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

export function FieldLine(props: {
  name: string
  schema: Schema
  required: boolean
  means?: string | undefined
}) {
  const means = props.means ?? props.schema.description
  return (
    <>
      <p>
        <code className="name">{props.name}</code> <code>{typeName(props.schema)}</code>
        {props.required && <span className="required"> {text.required}</span>}
      </p>
      {means && <p className="means">{means}</p>}
    </>
  )
}

/** The schema that a `$ref` names, or the schema itself. */
export function resolved(schema: Schema, schemas: Schemas): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return (name !== undefined && schemas[name]) || schema
}

/** The item schema of an array, or the schema itself. */
function inside(schema: Schema, schemas: Schemas): Schema {
  const known = resolved(schema, schemas)
  return known.items ? resolved(known.items, schemas) : known
}

/** `string`, `"rag" | "graph"`, `Citation[]` */
function typeName(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? ''
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(typeName).join(' | ')
  if (schema.items) return `${typeName(schema.items)}[]`
  return [schema.type ?? 'any'].flat().join(' | ')
}
