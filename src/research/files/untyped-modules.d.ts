declare module 'subset-font' {
  /** Subsets a font with HarfBuzz, at fixed positions of its variation axes. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'truetype'
      readonly variationAxes: { readonly wght: number }
      readonly noHinting?: boolean
    },
  ): Promise<Uint8Array<ArrayBuffer>>
}

declare module 'opentype.js' {
  export class Path {}
  export class Glyph {
    constructor(glyph: {
      name: string
      unicode?: number
      advanceWidth: number | undefined
      path: Path
    })
    readonly index: number
    readonly advanceWidth: number | undefined
    readonly path: Path
  }
  export class Font {
    constructor(font: {
      familyName: string
      styleName: string
      unitsPerEm: number
      ascender: number
      descender: number
      glyphs: readonly Glyph[]
    })
    readonly unitsPerEm: number
    readonly ascender: number
    readonly descender: number
    charToGlyph(character: string): Glyph
    toArrayBuffer(): ArrayBuffer
  }
  export function parse(font: ArrayBuffer): Font
  /** Node finds no named exports in this CommonJS package. */
  const all: {
    Font: typeof Font
    Glyph: typeof Glyph
    Path: typeof Path
    parse: typeof parse
  }
  export default all
}
