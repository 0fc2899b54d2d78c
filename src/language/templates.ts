import { bareQuestion } from './sentence-ends.ts'

/** Sentences with gaps, written with "…" for each: "how are … and … connected". */
export class Templates {
  /** The templates as written. */
  readonly all: readonly string[]
  /** The templates by the first letter of texts that they may begin, and those that begin with a gap. */
  readonly #byFirst = new Map<string, readonly Parts[]>()
  readonly #openingWithGap: readonly Parts[]

  constructor(written: readonly string[]) {
    this.all = written
    const parts = written.map((one) => one.split('…').map(plain))
    const firstOf = ([part = '']: Parts) => part.slice(0, 1)
    for (const letter of new Set(parts.map(firstOf)))
      this.#byFirst.set(
        letter,
        parts.filter((one) => firstOf(one) === letter || firstOf(one) === ''),
      )
    this.#openingWithGap = this.#byFirst.get('') ?? []
  }

  /**
   * What stands in the gaps of the first of them that a text is, as written; undefined if it is none. Case, the kind of
   * apostrophe and punctuation around it do not matter. Linear in the length of the text.
   */
  gapsIn(text: string): readonly string[] | undefined {
    const { written, letters } = asked(text)
    if (letters.length !== written.length) return undefined
    const likely = this.#byFirst.get(letters.slice(0, 1)) ?? this.#openingWithGap
    for (const parts of likely) {
      const gaps = gapsBetween(parts, letters)
      if (gaps) return gaps.map(([start, end]) => written.slice(start, end).trim())
    }
    return undefined
  }
}

/** What stands before, between and behind the gaps. */
type Parts = readonly string[]

type Asked = { readonly written: string; readonly letters: string }

/** Caches the last text: a question is compared with the templates of many languages in turn. */
function asked(text: string): Asked {
  if (text === lastText) return lastAsked
  const written = bareQuestion(text)
  lastText = text
  lastAsked = { written, letters: plain(written) }
  return lastAsked
}

let lastText = ''
let lastAsked: Asked = { written: '', letters: '' }

function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'")
}

/** The ranges between the parts of a template, which begin and end the text; undefined if one is missing or empty. */
function gapsBetween(
  parts: Parts,
  text: string,
): readonly (readonly [start: number, end: number])[] | undefined {
  const last = parts.at(-1) ?? ''
  if (!text.startsWith(parts[0] ?? '') || !text.endsWith(last)) return undefined
  const gaps: (readonly [number, number])[] = []
  let from = parts[0]?.length ?? 0
  for (const [at, part] of parts.entries()) {
    if (at === 0) continue
    const to = at === parts.length - 1 ? text.length - last.length : text.indexOf(part, from + 1)
    if (to < 0 || text.slice(from, to).trim() === '') return undefined
    gaps.push([from, to])
    from = to + part.length
  }
  return gaps
}
