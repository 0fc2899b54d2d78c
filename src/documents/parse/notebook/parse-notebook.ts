import { z } from 'zod'
import { contractLimits } from '../../../contract/limits.ts'
import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { TextBuilder } from '../building/text-builder.ts'
import { titleInHeadings } from '../html/title-in-headings.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { countJsonValues } from '../text/json/count-json-values.ts'
import { parseMarkdown, parseText } from '../text/parse-text.ts'

const { documentValues: valuesMax } = contractLimits

/** A text is one string, or its lines. */
const written = z
  .union([z.string(), z.array(z.string())])
  .transform((text) => (typeof text === 'string' ? text : text.join('')))

const output = z.object({
  /** What a program printed. */
  text: written.optional().catch(undefined),
  /** What a cell evaluates to, by media type. */
  data: z.object({ 'text/plain': written.optional() }).optional().catch(undefined),
  /** The name of the error that stopped it, and what that says. */
  ename: z.string().optional().catch(undefined),
  evalue: z.string().optional().catch(undefined),
})

const cell = z
  .object({
    cell_type: z.string(),
    source: written.optional().catch(undefined),
    /** The code of a cell before format 4. */
    input: written.optional().catch(undefined),
    /** The level of a heading, which before format 4 is a cell. */
    level: z.number().catch(1),
    outputs: z.array(output).optional().catch(undefined),
  })
  .transform(({ source, input, ...others }) => ({ ...others, source: source ?? input ?? '' }))

const cells = z.array(cell)
const sheets = z.array(z.object({ cells }))

/** A Jupyter notebook. Before format 4 its cells stand on sheets. */
const notebook = z.union([
  z.object({ nbformat: z.number(), cells }),
  z
    .object({ nbformat: z.number(), worksheets: sheets })
    .transform(({ worksheets }) => ({ cells: worksheets.flatMap((sheet) => sheet.cells) })),
])

/**
 * Parses a Jupyter notebook: its Markdown, its raw text, its code, and what the code gave as text. Pictures and markup
 * that it gave are left out. `undefined` for any other JSON.
 */
export function parseNotebook(json: string, budget: TextBudget): DocumentContent | undefined {
  if (!json.includes('"nbformat"')) return undefined
  if (countJsonValues(json, valuesMax) > valuesMax) return undefined
  const read = notebook.safeParse(jsonOf(json))
  if (!read.success) return undefined
  const builder = new TextBuilder(budget)
  for (const { cell_type: kind, level, source, outputs = [] } of read.data.cells) {
    if (kind === 'heading') builder.writeHeading(level, source)
    if (kind === 'markdown') builder.append(parseMarkdown(source, budget))
    if (kind === 'raw') builder.append(parseText(source.trim(), budget))
    if (kind === 'code') builder.writeVerbatim(source)
    if (kind === 'code') for (const output of outputs) builder.writeVerbatim(shownBy(output))
  }
  const content = builder.finish()
  return { ...content, title: titleInHeadings(content) }
}

/** What readers see of an output; of an error not the coloured list of calls that led to it, which repeats the code. */
function shownBy({ text, data, ename, evalue }: z.infer<typeof output>): string {
  return text ?? data?.['text/plain'] ?? [ename, evalue].filter(Boolean).join(': ')
}

/** The value of a JSON text; `undefined` for several of them, one a line. */
function jsonOf(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
