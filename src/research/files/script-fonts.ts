import opentype, { type Font, type Glyph } from 'opentype.js'
import { cutSlice, openFont, slicesFor, type Weight } from './font-slices.ts'

/** A subset of a font with the glyphs of one text, to be embedded in a file. */
export type CutFont = { readonly bytes: Uint8Array; readonly characters: ReadonlySet<string> }

/** The scripts that DejaVu lacks. Each is set in a subset of its own font. */
export const scripts = {
  eastAsian:
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\u30fb\u30fc\ufe30-\ufe4f\uff00-\uffef]/u,
  thai: /\p{Script=Thai}/u,
  devanagari: /[\p{Script=Devanagari}\u0964\u0965]/u,
}
export type Script = keyof typeof scripts

/** The subset of the script's font that a text needs. Throws if the text has no character of the script. */
export function cutFont(script: Script, text: string, weight: Weight): Promise<CutFont> {
  return script === 'eastAsian' ? joinSlices(text, weight) : cutShaping(script, text, weight)
}

/** Thai and Devanagari need shaping rules, so their single slice is subset as it is. */
async function cutShaping(
  script: 'thai' | 'devanagari',
  text: string,
  weight: Weight,
): Promise<CutFont> {
  const slices = await slicesFor(`noto-sans-${script}`, new Set(text))
  const own = slices.find(({ file }) => file.includes(`-${script}-wght`))
  const bytes = own && (await cutSlice({ ...own, characters: `${own.characters} ` }, weight))
  const font = bytes && openFont(bytes)
  if (!font) throw new Error(`A text without ${script} needs no font for it`)
  return { bytes, characters: glyphsOf(font, own.characters) }
}

/**
 * East Asian glyphs need no shaping, but each language has about a hundred slices. The glyphs of a text are joined into
 * one font, so that a whole line is one run and breaks correctly. A character comes from the first of the languages
 * that has it.
 */
async function joinSlices(text: string, weight: Weight): Promise<CutFont> {
  const wanted = new Set(text).add(' ')
  const glyphs: Glyph[] = []
  const found = new Set<string>()
  let measures: Font | undefined
  for (const language of await languagesFor(text)) {
    const missing = [...wanted].filter((character) => !found.has(character))
    for (const slice of await slicesFor(`noto-sans-${language}`, missing)) {
      const font = openFont(await cutSlice(slice, weight))
      if (!font) continue
      measures ??= font
      for (const character of glyphsOf(font, slice.characters)) {
        found.add(character)
        glyphs.push(copyOf(font, character))
      }
    }
  }
  if (!measures) throw new Error('A text without East Asian characters needs no font for them')
  const { unitsPerEm, ascender, descender } = measures
  const none = new opentype.Glyph({
    name: '.notdef',
    advanceWidth: unitsPerEm,
    path: new opentype.Path(),
  })
  const joined = new opentype.Font({
    familyName: 'NotoSansCJK',
    styleName: weight === 400 ? 'Regular' : 'Bold',
    unitsPerEm,
    ascender,
    descender,
    glyphs: [none, ...glyphs],
  })
  return { bytes: new Uint8Array(joined.toArrayBuffer()), characters: found }
}

function glyphsOf(font: Font, characters: string): Set<string> {
  return new Set([...characters].filter((character) => font.charToGlyph(character).index > 0))
}

function copyOf(font: Font, character: string): Glyph {
  const { advanceWidth, path } = font.charToGlyph(character)
  const code = character.codePointAt(0) ?? 0
  return new opentype.Glyph({ name: `u${code.toString(16)}`, unicode: code, advanceWidth, path })
}

/**
 * The languages in the order in which their glyphs are tried, as they draw the same characters differently. Kana mean
 * Japanese, Hangul Korean; otherwise Simplified or Traditional Chinese, whichever has more of the text's characters.
 */
async function languagesFor(text: string): Promise<readonly ('sc' | 'tc' | 'jp' | 'kr')[]> {
  const han = new Set(text.match(/\p{Script=Han}/gu) ?? [])
  const [simplified = 0, traditional = 0] = await Promise.all(
    (['sc', 'tc'] as const).map(async (language) => {
      const slices = await slicesFor(`noto-sans-${language}`, han)
      return slices.reduce((sum, { characters }) => sum + [...characters].length, 0)
    }),
  )
  const chinese = traditional > simplified ? (['tc', 'sc'] as const) : (['sc', 'tc'] as const)
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ['jp', ...chinese, 'kr']
  if (/\p{Script=Hangul}/u.test(text)) return ['kr', ...chinese, 'jp']
  return [...chinese, 'jp', 'kr']
}
