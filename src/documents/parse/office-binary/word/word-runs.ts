import { unprocessable } from '../../unprocessable.ts'
import { allowedXml } from '../allowed-xml.ts'
import type { CharacterProperties } from './word-properties.ts'

/** Characters with a meaning of their own ([MS-DOC] 2.4.1). */
const field = { begin: '\x13', separator: '\x14', end: '\x15' } as const
const fieldMarks: ReadonlyMap<string, string> = new Map([
  [field.begin, 'begin'],
  [field.separator, 'separate'],
  [field.end, 'end'],
])
const written: ReadonlyMap<string, string> = new Map([
  ['\t', '<w:tab/>'],
  ['\x0b', '<w:br/>'],
  ['\x0e', '<w:br/>'],
  ['\x1e', '<w:noBreakHyphen/>'],
  ['\x1f', '<w:softHyphen/>'],
])
/** More fields within each other than any document has. */
const fieldsMax = 1_000

/** Text of one format that waits for more of it. */
type Waiting = { readonly format: string; readonly isInstruction: boolean; text: string }

/** Writes the runs of text of a paragraph as those of a current document; text of one format is one run. */
export class WordRuns {
  readonly #fonts: readonly string[]
  /** For each open field whether its instruction is read, and not yet its result. */
  readonly #fields: boolean[] = []
  #instructions = 0
  #runs: string[] = []
  #waiting: Waiting | undefined

  constructor(fonts: readonly string[]) {
    this.#fonts = fonts
  }

  /** Writes text without control characters, or one of these. */
  write(part: string, properties: CharacterProperties): void {
    const mark = fieldMarks.get(part)
    const element = written.get(part)
    if (mark !== undefined) {
      this.#noteField(part)
      this.insert(`<w:fldChar w:fldCharType="${mark}"/>`)
    } else if (properties.symbol) this.insert(this.#symbolXml(properties.symbol))
    else if (element !== undefined) this.insert(element, this.#formatXml(properties))
    else this.#writeText(part, properties)
  }

  /** Writes a run of something else. */
  insert(content: string, format = ''): void {
    this.#flush()
    this.#runs.push(`<w:r>${format}${content}</w:r>`)
  }

  /** The runs since the last call. */
  take(): string {
    this.#flush()
    return this.#runs.splice(0).join('')
  }

  #writeText(text: string, properties: CharacterProperties): void {
    const format = this.#formatXml(properties)
    const isInstruction = this.#instructions > 0
    const waiting = this.#waiting
    if (waiting?.format === format && waiting.isInstruction === isInstruction) waiting.text += text
    else {
      this.#flush()
      this.#waiting = { format, isInstruction, text }
    }
  }

  #flush(): void {
    if (this.#waiting === undefined) return
    const { format, isInstruction, text: said } = this.#waiting
    this.#waiting = undefined
    const text = allowedXml(said)
    const name = isInstruction ? 'instrText' : 't'
    if (text !== '')
      this.#runs.push(`<w:r>${format}<w:${name} xml:space="preserve">${text}</w:${name}></w:r>`)
  }

  #symbolXml({ font, character }: NonNullable<CharacterProperties['symbol']>): string {
    const code = character.toString(16).padStart(4, '0')
    return `<w:sym w:font="${allowedXml(this.#fonts[font] ?? '')}" w:char="${code}"/>`
  }

  #formatXml({ isBold, isRaised, font }: CharacterProperties): string {
    const name = font === undefined ? '' : allowedXml(this.#fonts[font] ?? '')
    const face = name === '' ? '' : `<w:rFonts w:ascii="${name}"/>`
    const raised = isRaised ? '<w:vertAlign w:val="superscript"/>' : ''
    const format = face + (isBold ? '<w:b/>' : '') + raised
    return format && `<w:rPr>${format}</w:rPr>`
  }

  #noteField(mark: string): void {
    if (mark === field.begin && this.#fields.push(true) > fieldsMax)
      throw unprocessable('The file is damaged: its fields nest too deeply')
    const isInstruction = this.#fields.at(-1) === true
    if (mark === field.begin) this.#instructions += 1
    else if (isInstruction) this.#instructions -= 1
    if (mark === field.separator && isInstruction) this.#fields[this.#fields.length - 1] = false
    if (mark === field.end) this.#fields.pop()
  }
}
