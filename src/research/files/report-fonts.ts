import { fileURLToPath } from 'node:url'
import { openSync } from 'fontkit'
import { keysOf } from '../../base/keys-of.ts'
import { rightToLeft } from './bidi-lines.ts'
import type { ReportBlock, StyledSpan } from './report-blocks.ts'
import { type CutFont, cutFont, scripts } from './script-fonts.ts'

/** The style of some words; headings are bold. */
export type Look = Pick<StyledSpan, 'isBold' | 'isItalic'>
/** Characters set in one font; `font` is a key of `ReportFonts.files`. */
export type FontRun = { readonly text: string; readonly font: string }

/** DejaVu Sans: Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew, Arabic and many signs. */
const dejaVu = {
  plain: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
  bold: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
  italic: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Oblique.ttf')),
  boldItalic: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-BoldOblique.ttf')),
}
type Slant = { readonly isBold?: boolean; readonly isItalic?: boolean }
const allScripts = keysOf(scripts)

/** The fonts of one report: DejaVu Sans, and subsets of other fonts for the scripts that DejaVu lacks. */
export class ReportFonts {
  /** The path or bytes of each font, by the name that it has in the file. */
  readonly files: ReadonlyMap<string, string | Uint8Array>
  readonly #cut: ReadonlyMap<string, CutFont>

  private constructor(cut: ReadonlyMap<string, CutFont>) {
    this.#cut = cut
    const bytes = Array.from(cut, ([name, { bytes }]) => [name, bytes] as const)
    this.files = new Map<string, string | Uint8Array>([...Object.entries(dejaVu), ...bytes])
  }

  static async of(title: string, blocks: readonly ReportBlock[]): Promise<ReportFonts> {
    const texts = { 400: [title], 700: [''] }
    for (const { kind, spans } of blocks)
      for (const { isBold, text } of spans)
        texts[kind === 'heading' || isBold ? 700 : 400].push(text)
    const cut = new Map<string, CutFont>()
    for (const weight of [400, 700] as const)
      for (const script of allScripts) {
        const own = texts[weight].filter((text) => scripts[script].test(text)).join('')
        if (own !== '') cut.set(`${script}-${weight}`, await cutFont(script, own, weight))
      }
    return new ReportFonts(cut)
  }

  /**
   * Splits a text into runs of one font each. A character that no font has becomes □. Spaces, combining marks and, in
   * East Asian text, characters that DejaVu has as well stay in the current run: a line can be broken at the end of a
   * run, and more runs would allow breaks where the text does not.
   */
  runs(text: string, look: Look): readonly FontRun[] {
    const runs: { text: string; font: string }[] = []
    for (const character of text) {
      const before = runs.at(-1)
      const font = this.#fontOf(character, look, before?.font)
      const shown = font === undefined ? '□' : character
      if (before && (font ?? dejaVuOf(look)) === before.font) before.text += shown
      else runs.push({ text: shown, font: font ?? dejaVuOf(look) })
    }
    return runs.flatMap((run) => (run.font.startsWith('thai') ? wordsOf(run) : [run]))
  }

  /** The characters of a text that no font has. */
  missing(text: string, look: Look): readonly string[] {
    return [...text].filter((character) => this.#fontOf(character, look, undefined) === undefined)
  }

  #fontOf(character: string, look: Look, before: string | undefined): string | undefined {
    const goesOn = before !== undefined && this.#cut.get(before)
    if (goesOn && (goesOn.characters.has(character) || /\s/.test(character))) return before
    const cut = allScripts
      .map((script) => ({ script, name: `${script}-${look.isBold ? 700 : 400}` }))
      .filter(({ name }) => this.#cut.get(name)?.characters.has(character))
    const own = cut.find(({ script }) => scripts[script].test(character))
    if (own) return own.name
    if (!isInDejaVu(character)) return cut[0]?.name
    // The letters of Arabic have no slanted form.
    return dejaVuOf(rightToLeft.test(character) ? { ...look, isItalic: false } : look)
  }
}

function dejaVuOf({ isBold, isItalic }: Slant): keyof typeof dejaVu {
  if (isBold) return isItalic ? 'boldItalic' : 'bold'
  return isItalic ? 'italic' : 'plain'
}

/** The characters of DejaVu. The slanted fonts have nearly the same ones, so two of the four are read. */
const shown = charactersOf(dejaVu.plain)
const shownInBold = charactersOf(dejaVu.bold)

function charactersOf(file: string): ReadonlySet<number> {
  const font = openSync(file)
  return new Set('characterSet' in font ? font.characterSet : [])
}

function isInDejaVu(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return /\s/.test(character) || (shown.has(code) && shownInBold.has(code))
}

const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })

/** Splits Thai text into words: it has no spaces, and pdfkit can break a line between runs. */
function wordsOf({ text, font }: FontRun): readonly FontRun[] {
  return Array.from(thaiWords.segment(text), ({ segment }) => ({ text: segment, font }))
}
