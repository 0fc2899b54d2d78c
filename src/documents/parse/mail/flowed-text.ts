/** How the lines of a mail flow (RFC 3676): whether the space that says that a line goes on is no part of the text. */
export type Flow = { readonly deletesSpace: boolean }

/** A header is folded onto lines that begin with white space; it has at most so many characters here. Not measured. */
const contentType = /^content-type:(?:[^\n]|\n[ \t]){0,1000}/gim
const flowed = /\bformat="?flowed ?"?/i
/** A reader takes this for the same, but the mail library leaves such a text as it is. */
const kept = 'format="flowed "'

/**
 * A mail whose lines the mail library leaves apart, and how they flow; without that if they do not. The library joins
 * them, but leaves the quote mark of each within the joined line.
 */
export function keepLines(mail: Buffer): { readonly source: Buffer; readonly flow?: Flow } {
  let flow: Flow | undefined
  const source = mail.toString('latin1').replace(contentType, (header) => {
    if (!flowed.test(header)) return header
    flow ??= { deletesSpace: /\bdelsp="?yes\b/i.test(header) }
    return header.replace(flowed, kept)
  })
  return flow === undefined ? { source: mail } : { source: Buffer.from(source, 'latin1'), flow }
}

/** The paragraph that is being joined: its quote marks, its lines so far, and whether the next line belongs to it. */
type Paragraph = { readonly marks: string; readonly lines: string[]; goesOn: boolean }

/** Joins the lines of paragraphs, each of which has the quote marks of its paragraph. */
export function joinLines(text: string, { deletesSpace }: Flow): string {
  const paragraphs: Paragraph[] = []
  for (const line of text.split(/\r?\n/)) {
    const [marks = ''] = /^>*/.exec(line) ?? []
    // A space is put before a line that would else begin with a mark of its own.
    const said = line.slice(marks.length).replace(/^ /, '')
    const isSignature = said === '-- '
    const goesOn = said.endsWith(' ') && !isSignature
    const words = goesOn && deletesSpace ? said.slice(0, -1) : said
    const last = paragraphs.at(-1)
    if (last?.goesOn && last.marks === marks && !isSignature) {
      last.lines.push(words)
      last.goesOn = goesOn
    } else paragraphs.push({ marks, lines: [words], goesOn })
  }
  return paragraphs.map(shown).join('\n')
}

function shown({ marks, lines }: Paragraph): string {
  const text = lines.join('')
  return marks === '' || text === '' ? marks + text : `${marks} ${text}`
}
