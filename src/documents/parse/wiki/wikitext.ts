/** What stands in the text of a page, but is none of it: notes, comments, and what only programs read. */
const hidden = [
  /<!--[\s\S]*?(?:-->|$)/g,
  /<ref\b[^<>]{0,500}\/>/gi,
  /<ref\b[^<>]{0,500}>[^<]{0,2000}<\/ref>/gi,
]
/** A link that shows a file, by its ending: each language has its own word before the colon. */
const picture =
  /\[\[[^[\]|:]{1,40}:[^[\]|.]{1,200}\.(?:gif|jpe?g|png|svg|tiff?|webp|pdf|og[agv]|webm|mp[34])(?:\|[^[\]]{0,500})?\]\]/gi
/** A link with a word before a colon that stands alone tells in which category the page is. */
const category = /^[ \t]{0,9}\[\[[^[\]|:]{1,40}:[^[\]]{1,200}\]\][ \t]{0,9}$/
const switchWord = /__[A-Z]{3,30}__/g

/**
 * The source of a page of MediaWiki as Markdown: headings, lists, tables, links and emphasis. Of a template the named
 * values are told as a list, as those of the box at the beginning; others are left out. Linear in the length of the
 * text.
 */
export function markdownOfWikitext(source: string): string {
  let text = source.replace(switchWord, '')
  for (const pattern of hidden) text = text.replace(pattern, '')
  const lines: string[] = []
  let row: string[] = []
  let isTable = false
  let hasHeader = false
  const closeRow = () => {
    if (row.length === 0) return
    lines.push(`| ${row.join(' | ')} |`)
    if (!hasHeader) lines.push(`|${' --- |'.repeat(row.length)}`)
    hasHeader = true
    row = []
  }
  for (const line of withoutTemplates(text).split('\n')) {
    const trimmed = line.trim()
    if (trimmed.startsWith('{|')) {
      ;[isTable, hasHeader] = [true, false]
      lines.push('')
    } else if (!isTable) lines.push(lineOf(line))
    else if (trimmed.startsWith('|}')) {
      closeRow()
      isTable = false
      lines.push('')
    } else if (trimmed.startsWith('|-')) closeRow()
    else if (trimmed.startsWith('|+')) lines.push(inline(trimmed.slice(2)), '')
    else if (/^[|!]/.test(trimmed)) row.push(...cellsIn(trimmed))
    else if (row.length > 0) row[row.length - 1] += ` ${inline(trimmed)}`
  }
  closeRow()
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function cellsIn(line: string): readonly string[] {
  const cells = line.slice(1).split(line.startsWith('!') ? /!!|\|\|/ : '||')
  return cells.map((cell) => {
    // Attributes of a cell stand before a bar: "style=…| value".
    const [first = '', ...others] = cell.split('|')
    const isStyled = others.length > 0 && /^[^[\]{}=]*=[^[\]{}]*$/.test(first)
    return inline(isStyled ? others.join('|') : cell)
      .replaceAll('|', '\\|')
      .trim()
  })
}

function lineOf(line: string): string {
  const [, signs, title] =
    /^(={1,6})[ \t]*([^=\n][^\n]{0,300}?)[ \t]*={1,6}[ \t]*$/.exec(line) ?? []
  if (signs !== undefined && title !== undefined)
    return `\n${'#'.repeat(Math.max(2, signs.length))} ${inline(title)}\n`
  const [, marks, item = ''] = /^([*#:;]{1,9})(.*)$/.exec(line.trim()) ?? []
  if (marks === undefined) return category.test(line) ? '' : inline(line)
  const last = marks.at(-1)
  const indent = '   '.repeat(marks.length - 1)
  if (last === '#') return `${indent}1. ${inline(item.trim())}`
  if (last === '*') return `${indent}- ${inline(item.trim())}`
  return last === ';' ? `**${inline(item.trim())}**` : `\n${inline(item.trim())}\n`
}

/** The words of a line: links by what they show, emphasis as Markdown writes it. */
function inline(text: string): string {
  return text
    .replace(picture, '')
    .replace(/\[\[(?:[^[\]|]{0,300}\|)?([^[\]|]{1,300})\]\]/g, '$1')
    .replace(/\[(https?:\/\/[^\s[\]]{1,1000}) ([^[\]\n]{1,300})\]/g, '[$2]($1)')
    .replace(/'''([^'\n]{1,500})'''/g, '**$1**')
    .replace(/''([^'\n]{1,500})''/g, '*$1*')
    .replace(/<\/?(?:nowiki|small|big|span|div|br|center|u|sub|sup)\b[^<>]{0,200}>/gi, ' ')
}

/** The text with the named values of its templates as items, "- maker: Trotec", and without all else in them. */
function withoutTemplates(text: string): string {
  let kept = ''
  let inner = ''
  let depth = 0
  for (const part of text.split(/(\{\{|\}\})/)) {
    if (part === '{{') {
      if (depth === 0) inner = ''
      depth++
    } else if (part === '}}' && depth > 0) {
      depth--
      if (depth === 0) kept += valuesIn(inner)
    } else if (depth === 0) kept += part
    else if (depth === 1) inner += part
  }
  return depth === 0 ? kept : kept + inner
}

function valuesIn(template: string): string {
  const values = template.split('\n|').slice(1)
  const named = values.flatMap((value) => {
    const [, name, said = ''] =
      /^[ \t]{0,9}([\p{L}\p{N}_ -]{1,60}?)[ \t]{0,9}=([\s\S]*)$/u.exec(value) ?? []
    const words = said.replace(/\s+/g, ' ').trim()
    return name === undefined || words === '' ? [] : [`- ${name}: ${words}`]
  })
  return named.length === 0 ? '' : `\n${named.join('\n')}\n`
}
