import open, {
  type TessBaseAPI,
  type Tesseract,
} from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import { languageData } from './language-data.ts'
import { settings } from './settings.ts'

/** An encoded picture, and how it has to be turned to stand upright: an `Orientation` of EXIF that mirrors nothing. */
export type Picture = {
  readonly bytes: Uint8Array
  readonly orientation: Turn
  readonly dotsPerInch?: number
}
/** No turn, a half turn, a quarter turn clockwise and one back. */
export type Turn = 1 | 3 | 6 | 8

/** What is read on an upright picture. Positions are in pixels, from its top left corner. */
export type Reading = {
  /** From 0 to 100, as all confidences here. */
  readonly confidence: number
  /** In reading order. */
  readonly blocks: readonly ReadBlock[]
}
export type ReadBlock = { readonly paragraphs: readonly { readonly lines: readonly ReadLine[] }[] }
export type ReadLine = {
  readonly confidence: number
  readonly rowAttributes: { readonly rowHeight: number }
  readonly baseline: { readonly y0: number; readonly y1: number }
  readonly words: readonly ReadWord[]
}
export type ReadWord = {
  readonly text: string
  readonly confidence: number
  readonly bbox: { readonly x0: number; readonly x1: number }
}

const lstmOnly = 1
const automaticLayout = 3
const topToBottom = 2
const quarterBack: Readonly<Record<Turn, Turn>> = { 1: 8, 8: 3, 3: 6, 6: 1 }

/** Reads printed text in the given languages with Tesseract, compiled to WebAssembly. */
export class TextRecogniser {
  readonly #tesseract: Tesseract
  readonly #api: TessBaseAPI

  private constructor(tesseract: Tesseract, api: TessBaseAPI) {
    this.#tesseract = tesseract
    this.#api = api
  }

  static async open(languages: readonly string[]): Promise<TextRecogniser> {
    const silent = () => {}
    const tesseract = await open({ print: silent, printErr: silent })
    for (const code of languages)
      tesseract.FS.writeFile(`/${code}.traineddata`, await languageData(code))
    const api = new tesseract.TessBaseAPI()
    if (api.Init('/', languages.join('+'), lstmOnly) !== 0)
      throw new Error(`The data of the languages ${languages.join()} cannot be used`)
    api.SetPageSegMode(automaticLayout)
    return new TextRecogniser(tesseract, api)
  }

  /**
   * Reads a picture as it stands upright. Which way its lines run, and how skewed they are, shows in its layout; whether
   * they are upside down only in how well they are read. Throws an error if the picture cannot be decoded.
   */
  read({ bytes, orientation, dotsPerInch }: Picture): Reading {
    this.#tesseract.FS.writeFile('/input', bytes)
    const layout = this.#layout(orientation)
    if (!layout) return { confidence: 0, blocks: [] }
    const { isSideways, slope } = layout
    const turn = isSideways ? quarterBack[orientation] : orientation
    const reading = this.#recognise(turn, slope, dotsPerInch)
    if (reading.confidence >= settings.uprightConfidenceMin || !hasWords(reading)) return reading
    const turned = this.#recognise(quarterBack[quarterBack[turn]], slope, dotsPerInch)
    return turned.confidence > reading.confidence ? turned : reading
  }

  /** Undefined if nothing is on the picture. */
  #layout(orientation: Turn): { readonly isSideways: boolean; readonly slope: number } | undefined {
    this.#show(orientation, 0)
    const layout = this.#api.AnalyseLayout()
    if (this.#tesseract.getPointer(layout) === 0) return undefined
    const pointers = new this.#tesseract.pointerHelper()
    const numbers = ['orientation', 'direction', 'order', 'skew'].map((name) => pointers.i32(name))
    layout.Orientation(...numbers)
    const isSideways = pointers.get().direction === topToBottom
    return { isSideways, slope: this.#api.GetGradient() }
  }

  #recognise(turn: Turn, slope: number, dotsPerInch: number | undefined): Reading {
    this.#show(turn, slope)
    if (dotsPerInch !== undefined) this.#api.SetSourceResolution(dotsPerInch)
    if (this.#api.Recognize(null) !== 0) throw new Error('Tesseract cannot read the picture')
    const confidence = this.#api.MeanTextConf()
    // Tesseract writes nothing else.
    const { blocks } = JSON.parse(this.#api.GetJSONText(0)) as Pick<Reading, 'blocks'>
    this.#api.Clear()
    return { confidence, blocks }
  }

  #show(turn: Turn, slope: number): void {
    this.#api.Clear()
    if (this.#api.SetImageFile(turn, slope) !== 0) throw new Error('the picture cannot be decoded')
  }
}

function hasWords({ blocks }: Reading): boolean {
  return blocks.some(({ paragraphs }) =>
    paragraphs.some(({ lines }) => lines.some(({ words }) => words.length > 0)),
  )
}
