import type { CompleteRequestParams, CompleteResult } from '@modelcontextprotocol/server'
import { documentAt } from '../contract/documents/document-address.ts'
import { bodyOf, type McpCall } from './mcp-call.ts'
import { prompts } from './prompts.ts'
import { graphsPrefix } from './resources.ts'

/** The most that the protocol allows in one completion. */
const valuesMax = 100

/** Completions for a typed argument: the choices of a prompt, or ids found by id or title. */
export async function completeArgument(
  { ref, argument }: CompleteRequestParams,
  call: McpCall,
): Promise<CompleteResult> {
  const typed = argument.value.toLowerCase()
  const candidates =
    ref.type === 'ref/prompt' ? choicesOf(ref.name, argument.name) : await idsOf(ref.uri, call)
  const fitting = candidates.filter(({ value, names }) =>
    [value, ...names].some((name) => name.toLowerCase().includes(typed)),
  )
  const values = fitting.slice(0, valuesMax).map(({ value }) => value)
  return { completion: { values, total: fitting.length, hasMore: fitting.length > values.length } }
}

type Candidate = { readonly value: string; readonly names: readonly string[] }

function choicesOf(prompt: string, argument: string): readonly Candidate[] {
  const choices = Object.hasOwn(prompts, prompt)
    ? prompts[prompt]?.arguments[argument]?.choices
    : undefined
  return (choices ?? []).map((value) => ({ value, names: [] }))
}

async function idsOf(uri: string, call: McpCall): Promise<readonly Candidate[]> {
  if (documentAt(uri) !== undefined) {
    const { data } = await bodyOf('listDocuments', { limit: 100 }, call)
    return data.map(({ doc_id, title }) => ({ value: doc_id, names: [title] }))
  }
  if (uri.startsWith(graphsPrefix)) {
    const { data } = await bodyOf('listGraphs', { limit: 100 }, call)
    return data.map(({ graph_id, name }) => ({ value: graph_id, names: [name] }))
  }
  return []
}
