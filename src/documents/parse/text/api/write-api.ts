import { isObject } from '../../../../base/is-object.ts'
import type { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import type { TextBuilder } from '../../building/text-builder.ts'
import type { StructuredText } from '../../parsed-document.ts'
import { writeRecords } from '../json/write-records.ts'
import { parseMarkdown } from '../parse-text.ts'
import {
  factsOf,
  nameOfReference,
  schemaFields,
  textOf,
  traitsOf,
  typeOf,
} from './schema-fields.ts'

type Values = Readonly<Record<string, unknown>>

/** The description of an API, OpenAPI or Swagger, as far as it must be one. */
export type Api = Values & { readonly paths: Values }

export function isApi(value: unknown): value is Api {
  return isObject(value) && ('openapi' in value || 'swagger' in value) && isObject(value.paths)
}

/**
 * Writes the description of an API as a reference that people read: general information, then a section for each
 * operation and each schema, in which parameters, fields and responses are terms with what is said of them.
 */
export function writeApi(api: Api, text: TextBuilder, budget: TextBudget): void {
  const { paths, webhooks, components, definitions, ...general } = api
  const { schemas, parameters, ...shared } = isObject(components) ? components : {}
  const title = isObject(api.info) ? api.info.title : undefined
  if (typeof title === 'string') text.writeHeading(1, title)
  const writer = new ApiWriter(text, budget)
  writer.writeRest(Object.keys(shared).length > 0 ? { ...general, components: shared } : general)
  for (const [path, item] of [...entriesOf(paths), ...entriesOf(webhooks)])
    writer.writePath(path, item)
  writer.writeParameters(parameters)
  for (const [name, schema] of [...entriesOf(schemas), ...entriesOf(definitions)])
    writer.writeSchema(name, schema)
}

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'])

class ApiWriter {
  readonly #text: TextBuilder
  readonly #budget: TextBudget

  constructor(text: TextBuilder, budget: TextBudget) {
    this.#text = text
    this.#budget = budget
  }

  /** Writes what no rule is for, value by value. */
  writeRest(values: Values): void {
    if (Object.keys(values).length > 0) writeRecords(values, this.#text, this.#budget)
  }

  writePath(path: string, item: unknown): void {
    const parts = entriesOf(item)
    const common = parts.filter(([method]) => !methods.has(method))
    if (common.length > 0) this.#writeOperation(path, Object.fromEntries(common))
    for (const [method, operation] of parts)
      if (methods.has(method)) this.#writeOperation(`${method.toUpperCase()} ${path}`, operation)
  }

  writeSchema(name: string, schema: unknown): void {
    if (!isObject(schema)) return
    this.#text.writeHeading(2, name)
    this.#writeProse(factsOf(schema))
    this.#writeFields([schema])
    if (isObject(schema.example)) this.#writeExample(schema.example)
  }

  /** Writes the parameters that several operations share. */
  writeParameters(parameters: unknown): void {
    if (!isObject(parameters)) return
    this.#text.writeHeading(2, 'Parameters')
    for (const parameter of Object.values(parameters)) this.#writeParameter(parameter)
  }

  #writeOperation(heading: string, operation: unknown): void {
    if (!isObject(operation)) return
    const { summary, description, parameters, requestBody, responses, ...rest } = operation
    this.#text.writeHeading(2, heading)
    for (const prose of new Set([summary, description])) this.#writeProse(prose)
    for (const parameter of Array.isArray(parameters) ? parameters : [])
      this.#writeParameter(parameter)
    this.#writeBody('Body', requestBody)
    for (const [status, response] of entriesOf(responses)) this.#writeBody(status, response)
    this.writeRest(rest)
  }

  #writeParameter(parameter: unknown): void {
    if (!isObject(parameter)) return
    if (typeof parameter.$ref === 'string') {
      this.#writeTerm(nameOfReference(parameter.$ref), '')
      return
    }
    const schema = isObject(parameter.schema) ? parameter.schema : {}
    const all = { ...schema, ...parameter }
    const traits = [typeOf(schema) || typeOf(parameter), textOf(parameter.in), ...traitsOf(all)]
    this.#writeTerm(labelled(textOf(parameter.name), traits), factsOf(all))
    this.#writeFields([schema])
  }

  /** Writes what is sent: the body of a request, or a response under its status. */
  #writeBody(term: string, body: unknown): void {
    if (!isObject(body)) return
    if (typeof body.$ref === 'string') {
      this.#writeTerm(term, nameOfReference(body.$ref))
      return
    }
    const { description, content, schema, required, ...rest } = body
    const media = entriesOf(content)
    const ofMedia = media.flatMap(([, one]) => (isObject(one) ? [one] : []))
    const schemas = [schema, ...ofMedia.map((one) => one.schema)].filter(isObject)
    // That a value is sent as JSON goes without saying.
    const formats = media.map(([name]) => name).filter((name) => name !== 'application/json')
    const traits = [...formats, ...new Set(schemas.map((one) => typeOf(one))), ...traitsOf(body)]
    this.#writeTerm(labelled(term, traits), factsOf({ description }))
    this.#writeFields(schemas)
    this.writeRest(rest)
    for (const { example, examples } of ofMedia)
      for (const one of [example, examples]) this.#writeExample(one)
  }

  /** Writes an example as code, as its values are none of the API; value by value if it nests too deeply for that. */
  #writeExample(example: unknown): void {
    if (example === undefined) return
    if (typeof example === 'string') this.#text.writeVerbatim(example)
    else if (isShallow(example)) this.#text.writeVerbatim(JSON.stringify(example, null, 2))
    else this.writeRest({ example })
  }

  /** Writes the fields of schemas, each once: a body has mostly the same ones in every format. */
  #writeFields(schemas: readonly Values[]): void {
    const written = new Set<string>()
    for (const { path, schema, isRequired } of schemas.flatMap((one) => [...schemaFields(one)])) {
      const traits = [typeOf(schema), ...traitsOf({ ...schema, required: isRequired })]
      const [term, about] = [labelled(path, traits), factsOf(schema)]
      const id = `${term}\n${about}`
      if (!written.has(id)) this.#writeTerm(term, about)
      written.add(id)
    }
  }

  #writeTerm(term: string, about: string): void {
    if (term === '') return
    this.#text.openDefinition()
    this.#text.write(term)
    this.#text.openDescription()
    this.#text.write(about)
    this.#text.closeDescription()
  }

  #writeProse(prose: unknown): void {
    if (typeof prose !== 'string') return
    this.#text.append(underSection(parseMarkdown(prose.trim(), this.#budget)))
  }
}

const sectionDepth = 2
const headingDepthMax = 6

/** A text whose headings are below that of the section in which it stands. */
function underSection({ text, blocks }: StructuredText): StructuredText {
  const depthOf = (depth: number) => Math.min(depth + sectionDepth, headingDepthMax)
  return {
    text,
    blocks: blocks.map((block) =>
      block.kind === 'heading' ? { ...block, depth: depthOf(block.depth) } : block,
    ),
  }
}

/** Whether a value nests no deeper than an example that people read, so that it can be indented. */
function isShallow(value: unknown, levels = 64): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((one) => isShallow(one, levels - 1))
}

function labelled(name: string, traits: readonly string[]): string {
  const said = traits.filter((trait) => trait !== '')
  return said.length > 0 ? `${name} (${said.join(', ')})` : name
}

function entriesOf(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : []
}
