import type { Quote } from './mark-quote.ts'
import { PlainPassage } from './plain-passage.tsx'
import type { Range, RecordBlock } from './records-in.ts'

/** The tables and lines of a text from a spreadsheet, with the quote marked. */
export function RecordTables(props: { blocks: readonly RecordBlock[]; quote: Quote }) {
  const { blocks, quote } = props
  return blocks.map((block) =>
    'rows' in block ? (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
      <div key={keyOf(block.rows[0]?.values().next().value)} className="scroll" tabIndex={0}>
        <table className="table">
          <thead>
            <tr>
              {block.columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <tr key={keyOf(row.values().next().value)}>
                {block.columns.map((name) => (
                  <td key={name}>
                    <PlainPassage {...quote} {...(row.get(name) ?? nothing)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    ) : (
      <p key={keyOf(block)}>
        <PlainPassage {...quote} {...block} />
      </p>
    ),
  )
}

const nothing: Range = { from: 0, to: 0 }

function keyOf(range: Range = nothing): number {
  return range.from
}
