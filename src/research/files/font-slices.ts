import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'
import opentype, { type Font } from 'opentype.js'
import subsetFont from 'subset-font'

export type Weight = 400 | 700
/** The variable fonts of which slices are cut, each by the file that says which characters its slices have. */
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

/** The characters of a text that one slice has. */
export type Slice = { readonly file: string; readonly characters: string }

/** Which slices of a font have characters of a text. Each character is in one slice; what the font lacks is in none. */
export async function slicesFor(
  font: FontName,
  characters: Iterable<string>,
): Promise<readonly Slice[]> {
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

/**
 * The slice with no other glyphs than its characters need, in one weight, as a TrueType font with its rules of shaping.
 */
export async function cutSlice(
  { file, characters }: Slice,
  weight: Weight,
): Promise<Uint8Array<ArrayBuffer>> {
  return subsetFont(await readFile(file), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
    noHinting: true,
  })
}

/** Opens a cut slice. `undefined` if it has none of the characters: the ranges of a font name a few that it lacks. */
export function openFont(bytes: Uint8Array<ArrayBuffer>): Font | undefined {
  const font = create(Buffer.from(bytes))
  const isEmpty = !('numGlyphs' in font) || font.numGlyphs <= notDefined
  if (isEmpty) return undefined
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

/** Every font has one glyph for what it lacks. */
const notDefined = 1

type Range = { readonly first: number; readonly last: number; readonly slice: string }
const known = new Map<FontName, Promise<readonly Range[]>>()

function rangesOf(font: FontName): Promise<readonly Range[]> {
  const ranges = known.get(font) ?? readRanges(font)
  known.set(font, ranges)
  return ranges
}

/** `{"[4]":"U+1F235-1F23B,U+200D"}`, as its makers write it. */
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
