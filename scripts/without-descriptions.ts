import { parseSync, Visitor } from 'oxc-parser'

type Cut = { readonly start: number; readonly end: number }

/** What only the description of the API and its tools for models are made of. */
const describing = { methods: ['describe', 'meta'], fields: ['mcp', 'summary'] }

/**
 * The source of a module of the contract as the page needs it: its schemas without their descriptions and examples, and
 * its operations without what MCP says of them. That is a fifth of what the page would have to load of the contract and
 * its library.
 */
export function withoutDescriptions(file: string, source: string): string {
  const cuts: Cut[] = []
  new Visitor({
    CallExpression({ callee, arguments: given, end }) {
      if (
        callee.type === 'MemberExpression' &&
        describing.methods.includes(nameOf(callee.property))
      )
        cuts.push({ start: callee.object.end, end })
      const [described] = given
      if (nameOf(callee) !== 'operation' || described?.type !== 'ObjectExpression') return
      for (const field of described.properties)
        if (field.type === 'Property' && describing.fields.includes(nameOf(field.key)))
          cuts.push({ start: field.start, end: afterComma(source, field.end) })
    },
  }).visit(parseSync(file, source).program)
  return withoutCuts(source, cuts)
}

function nameOf(node: { readonly type: string; readonly name?: unknown }): string {
  return node.type === 'Identifier' ? String(node.name) : ''
}

function afterComma(source: string, end: number): number {
  return source[end] === ',' ? end + 1 : end
}

/** A cut may lie within another one. */
function withoutCuts(source: string, cuts: readonly Cut[]): string {
  let kept = ''
  let from = 0
  for (const { start, end } of cuts.toSorted((one, other) => one.start - other.start)) {
    if (start >= from) kept += source.slice(from, start)
    from = Math.max(from, end)
  }
  return kept + source.slice(from)
}
