/** The parts in use of Tesseract's C++ interface, compiled to WebAssembly. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export type Tesseract = {
    readonly FS: { writeFile(path: string, bytes: Uint8Array): void }
    readonly TessBaseAPI: new () => TessBaseAPI
    /** 0 if a function returned nothing. */
    getPointer(object: object): number
    /** Memory for numbers that a function writes, by name. */
    readonly pointerHelper: new () => {
      i32(name: string): number
      get(): { readonly direction: number }
    }
  }

  export type TessBaseAPI = {
    /** Returns 0 on success. */
    Init(folder: string, languages: string, engineMode: number): number
    SetVariable(name: string, value: string): boolean
    SetPageSegMode(mode: number): void
    /** Decodes `/input`, turned by its EXIF orientation and then by an angle in radians. Returns 0 on success. */
    SetImageFile(orientation: number, angle: number): number
    SetSourceResolution(dotsPerInch: number): void
    AnalyseLayout(): PageIterator
    /** The slope of the lines of text, in radians. */
    GetGradient(): number
    /** Returns 0 on success. */
    Recognize(monitor: null): number
    MeanTextConf(): number
    GetJSONText(page: number): string
    Clear(): void
  }

  type PageIterator = {
    /** Writes the orientation, the direction, the order of lines and the skew, each 4 bytes long. */
    Orientation(...pointers: readonly number[]): void
  }

  const open: (settings: {
    readonly print: (line: string) => void
    readonly printErr: (line: string) => void
  }) => Promise<Tesseract>
  export default open
}
