import { type Citation, cite } from '../../evidence/citation.ts'
import type { Passage } from '../../evidence/passage.ts'
import { readEvidence, type Unit } from '../built-in/segmentation/read-evidence.ts'
import { settings } from './settings.ts'

/** One numbered line of the evidence that a model is shown: a sentence, item, table row or code block. */
export type EvidenceLine = {
  /** 1, 2, 3 …, as the model cites it. */
  readonly number: number
  readonly passage: Passage
  readonly unit: Unit
  /** The index of the unit among all of the passages. */
  readonly at: number
  /** The header of its table, if it is a row below one. */
  readonly header: string | undefined
}

/** The lines of the passages, best passage first, until so many characters are shown. */
export function evidenceLines(
  passages: readonly Passage[],
  charactersMax: number = settings.evidenceCharactersMax,
): readonly EvidenceLine[] {
  const lines: EvidenceLine[] = []
  let characters = 0
  let header: string | undefined
  for (const [at, unit] of readEvidence(passages).entries()) {
    const passage = passages[unit.passage]
    if (!passage || unit.kind === 'heading') continue
    if (unit.kind !== 'row') header = undefined
    characters += Math.min(unit.shown.length, settings.lineCharactersMax)
    if (characters > charactersMax) break
    lines.push({ number: lines.length + 1, passage, unit, at, header })
    if (unit.kind === 'row' && unit.opensGroup) header = unit.shown
  }
  return lines
}

/** The lines as the model reads them, under the titles and headings of their places. */
export function shownLines(lines: readonly EvidenceLine[]): string {
  let place = ''
  return lines
    .map(({ number, passage, unit }) => {
      const line = `[${number}] ${plain(unit.shown).slice(0, settings.lineCharactersMax)}`
      const here = plain(placeOf(passage, unit).join(' › '))
      if (here === place) return line
      place = here
      const leadIn = passage.leadIn ? `\n(${plain(passage.leadIn.text)})` : ''
      return `\n# ${here}${leadIn}\n${line}`
    })
    .join('\n')
    .trim()
}

/** The title of the document and the headings above a line. */
export function placeOf(passage: Passage, unit: Unit): readonly string[] {
  const title = [passage.title, passage.about ?? ''].filter(Boolean).join(', ')
  const headings = unit.headings.filter((heading) => heading !== passage.title)
  return [title, ...headings].filter(Boolean)
}

/** Cites lines; those that stand directly after one another in a passage are one quotation. */
export function citationsOf(lines: readonly EvidenceLine[]): Omit<Citation, 'index'>[] {
  const quotes: { from: EvidenceLine; last: EvidenceLine }[] = []
  for (const line of lines.toSorted((a, b) => a.number - b.number)) {
    const open = quotes.at(-1)
    if (open && continues(open.last, line)) open.last = line
    else quotes.push({ from: line, last: line })
  }
  return quotes.map(({ from, last }) => {
    const range = { start: from.unit.start, end: last.unit.end }
    const { index: _, ...citation } = cite(from.passage, range, 0, from.unit.headings)
    return citation
  })
}

function continues(before: EvidenceLine, line: EvidenceLine): boolean {
  return (
    before.passage === line.passage &&
    before.number + 1 === line.number &&
    before.unit.section === line.unit.section
  )
}

/** A document may not end the evidence by writing its closing mark. */
function plain(text: string): string {
  return text.replace(/<\/?(?=evidence|question)/gi, '‹')
}
