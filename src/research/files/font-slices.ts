import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'
import opentype, { type Font } from 'opentype.js'
import subsetFont from 'subset-font'

export type Weight = 400 | 700
/**
 * The variable fonts that are subset, each by the file that lists the characters of its slices (the files it is split
 * into).
 */
const fonts = {
  'noto-sans-sc': import.meta.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  'noto-sans-tc': import.meta.resolve('@fontsource-variable/noto-sans-tc/unicode.json'),
  'noto-sans-jp': import.meta.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
  'noto-sans-kr': import.meta.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
  'noto-sans-thai': import.meta.resolve('@fontsource-variable/noto-sans-thai/unicode.json'),
  'noto-sans-devanagari': import.meta.resolve(
    '@fontsource-variable/noto-sans-devanagari/unicode.json',
  ),
}
type FontName = keyof typeof fonts

/** A slice, and those characters of a text that it contains. */
export type FontSlice = { readonly file: string; readonly characters: string }

/** The slices of a font that contain characters of a text. Each character is in at most one slice. */
export async function slicesFor(
  font: FontName,
  characters: Iterable<string>,
): Promise<readonly FontSlice[]> {
  const ranges = await rangesOf(font)
  const found = new Map<string, string>()
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0
    const range = ranges.find(({ first, last }) => first <= code && code <= last)
    if (range) found.set(range.slice, (found.get(range.slice) ?? '') + character)
  }
  return Array.from(found, ([slice, characters]) => ({
    file: pathOf(font, `files/${font}-${slice}-wght-normal.woff2`),
    characters,
  }))
}

/** A TrueType font of one weight with only the glyphs and shaping rules that the characters of the slice need. */
export async function cutSlice(
  { file, characters }: FontSlice,
  weight: Weight,
): Promise<Uint8Array<ArrayBuffer>> {
  return subsetFont(await readFile(file), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
    noHinting: true,
  })
}

/**
 * Parses a subset font. `undefined` if it has no glyph for any character: the published ranges name a few characters
 * that the font lacks.
 */
export function openFont(bytes: Uint8Array<ArrayBuffer>): Font | undefined {
  const font = create(Buffer.from(bytes))
  const isEmpty = !('numGlyphs' in font) || font.numGlyphs <= notDefined
  if (isEmpty) return undefined
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

/** Every font has the glyph `.notdef`. */
const notDefined = 1

type Range = { readonly first: number; readonly last: number; readonly slice: string }
const known = new Map<FontName, Promise<readonly Range[]>>()

function rangesOf(font: FontName): Promise<readonly Range[]> {
  const ranges = known.get(font) ?? readRanges(font)
  known.set(font, ranges)
  return ranges
}

/** Reads the published format: `{"[4]":"U+1F235-1F23B,U+200D"}`. */
async function readRanges(font: FontName): Promise<readonly Range[]> {
  const listed: unknown = JSON.parse(await readFile(pathOf(font, 'unicode.json'), 'utf8'))
  return Object.entries(listed ?? {}).flatMap(([name, ranges]) =>
    String(ranges)
      .split(',')
      .map((range) => {
        const [first = '', last = first] = range.trim().replace('U+', '').split('-')
        const slice = name.replaceAll(/[[\]]/g, '')
        return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16), slice }
      }),
  )
}

function pathOf(font: FontName, file: string): string {
  return fileURLToPath(new URL(file, fonts[font]))
}
