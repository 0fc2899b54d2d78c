import { xmlText } from '../../base/text/xml-text.ts'
import type { ReportBlock, StyledSpan } from './report-blocks.ts'

const style =
  'body{font:1rem/1.6 system-ui,sans-serif;max-width:72ch;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}:target{background:#fdf3c4}'

/** A complete HTML page without scripts or external resources. */
export function htmlReport(title: string, blocks: readonly ReportBlock[]): string {
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${xmlText(title)}</title>
<style>${style}</style>
</head>
<body>
${blocks.map((block, place) => blockHtml(block, blocks[place - 1], blocks[place + 1])).join('\n')}
</body>
</html>
`
}

/** A block, with the opening tag of its list before the first entry and the closing tag after the last. */
function blockHtml(
  block: ReportBlock,
  before: ReportBlock | undefined,
  after: ReportBlock | undefined,
): string {
  const list = listOf(block)
  const opening = list && list !== listOf(before) ? `<${list}>\n` : ''
  const closing = list && list !== listOf(after) ? `\n</${list}>` : ''
  const id = block.id === undefined ? '' : ` id="${block.id}"`
  const tag = tagOf(block)
  return `${opening}<${tag}${id} dir="auto">${block.spans.map(spanHtml).join('')}</${tag}>${closing}`
}

function listOf(block: ReportBlock | undefined): 'ol' | 'ul' | undefined {
  if (block?.kind !== 'entry') return undefined
  return block.number === undefined ? 'ul' : 'ol'
}

function tagOf(block: ReportBlock): string {
  if (block.kind === 'heading') return `h${Math.min(6, block.depth)}`
  return block.kind === 'entry' ? 'li' : 'p'
}

function spanHtml({ text, isBold, isItalic, url, to }: StyledSpan): string {
  const words = xmlText(text)
  const italic = isItalic ? `<em>${words}</em>` : words
  const bold = isBold ? `<strong>${italic}</strong>` : italic
  if (to !== undefined) return `<a href="#${to}">${bold}</a>`
  return url === undefined ? bold : `<a href="${xmlText(url)}" rel="noopener">${bold}</a>`
}
