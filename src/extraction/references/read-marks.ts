import { anchorOf } from '../../contract/text/heading-anchor.ts'
import { definitionBehind } from '../../language/defining.ts'
import { languageOf } from '../../language/languages.ts'
import type { PlaceFamily, ReferenceWords } from '../../language/reference-words.ts'
import type { Range } from '../../language/words/words.ts'
import type { Block } from '../blocks/block.ts'
import { lineWithoutWords, referencePatterns } from './reference-patterns.ts'

/** A line with which a place begins: a heading, or a number, as "7.3 Interest …", "Annex B" and "(2) …" have it. */
export type Mark = {
  /** The range of its line; that of its block where it is a heading. */
  readonly start: number
  readonly end: number
  /** Level of a heading, from 1; 0 for a line of text. */
  readonly depth: number
  /** What a numbered place is; missing for a heading without a number. */
  readonly family?: PlaceFamily
  /** The first form of the word before its number, if there is one. */
  readonly word?: string
  /** In small letters; empty without one. */
  readonly number: string
  /** Its words without a number, as a reference by name has them. */
  readonly name: string
  /** The term that it defines: “Common Areas” means …. */
  readonly defines?: string
}

/** The part of a document that is read for places: a chunk, or a passage. */
export type PlaceText = {
  readonly text: string
  readonly blocks: readonly Block[]
  readonly language: string
}

/** Lines are compared by so many of their first characters. */
const lineMax = 240

/** The marks in a text, in its order, read once. Linear in the text. */
export function marksOf(text: PlaceText): readonly Mark[] {
  const found = known.get(text) ?? readMarks(text)
  known.set(text, found)
  return found
}

const known = new WeakMap<PlaceText, readonly Mark[]>()

function readMarks({ text, blocks, language }: PlaceText): readonly Mark[] {
  const pattern = referencePatterns(language)?.line ?? lineWithoutWords
  const places = languageOf(language).references?.places
  const marks: Mark[] = []
  let at = 0
  let start = 0
  for (const line of text.split('\n')) {
    const range = { start, end: start + line.length }
    start = range.end + 1
    while (at < blocks.length && (blocks[at]?.end ?? 0) <= range.start) at++
    const block = blocks[at]
    if (block === undefined) break
    if (block.start >= range.end || block.kind === 'code' || block.kind === 'row') continue
    const mark = markOf(line.slice(0, lineMax), range, block, { pattern, places })
    const term = termDefinedBy(mark?.name ?? line.slice(0, lineMax), language)
    if (mark !== undefined) marks.push({ ...mark, ...(term && { defines: term }) })
    else if (term !== undefined)
      marks.push({ ...range, depth: 0, family: 'part', number: '', name: term, defines: term })
  }
  return marks.map((mark, index) => {
    // "2. Rent" above "2.1 The rent is …" is no item of a list.
    const isAbove = marks[index + 1]?.number.startsWith(`${mark.number}.`) === true
    return mark.family === 'part' && mark.number !== '' && isAbove
      ? { ...mark, family: 'section' }
      : mark
  })
}

type LinePattern = {
  readonly pattern: RegExp
  readonly places: ReferenceWords['places'] | undefined
}

/** What stands behind the number of a place: nothing, or what begins as a sentence or a heading does. */
const beginning = /^(?:[\p{Lu}\p{Lo}\d("“„«¿¡`[*_]|$)/u

function markOf(
  line: string,
  range: Range,
  block: Block,
  { pattern, places }: LinePattern,
): Mark | undefined {
  const isHeading = block.kind === 'heading'
  const depth = isHeading ? block.depth : 0
  const bare = line.replace(/^[\s#>*_]{0,12}/, '').replace(/[\s#*_]{0,12}$/, '')
  const [, form, part, number = '', end, behind = ''] = pattern.exec(line) ?? []
  const named = { ...range, depth, number: '', name: bare }
  if (part === undefined && (number === '' || !beginning.test(behind)))
    return isHeading ? named : undefined
  const name = behind.replace(/[\s#*_]{0,12}$/, '')
  if (part !== undefined)
    return form === undefined
      ? { ...named, family: 'part', number: part.toLowerCase(), name }
      : undefined
  const numbered = { ...named, number: number.toLowerCase(), name }
  const place = form === undefined ? undefined : places?.get(form.toLowerCase())
  if (place !== undefined) return { ...numbered, ...place }
  // A letter or a Roman number without a word is the number of a heading, or none at all.
  if (!/^\d/.test(number)) return isHeading ? { ...numbered, family: 'section' } : undefined
  const isPart = !isHeading && !number.includes('.') && (block.kind === 'item' || end !== '')
  return { ...numbered, family: isPart ? 'part' : 'section' }
}

/** The quoted term with which a line begins, if the line says what it means. */
function termDefinedBy(line: string, language: string): string | undefined {
  const [opening = '', term] = quotedTerm.exec(line) ?? []
  if (term === undefined) return undefined
  return definitionBehind(line.slice(opening.length), language, true) && term
}

const quotedTerm = /^[\s>*_-]{0,8}["“„«]\s?([^"“”„«»\n]{2,60}?)\s?["”“»](?=\s)/u

/** Whether a heading has the anchor of a link, with its number or without. */
export function hasAnchor({ depth, name, number }: Mark, anchor: string): boolean {
  if (depth === 0) return false
  const wanted = anchor.toLowerCase()
  return anchorOf(name) === wanted || anchorOf(`${number} ${name}`) === wanted
}
