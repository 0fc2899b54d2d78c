/** What is known of a file that is not read at once. */
export class TakesLonger {
  /** The pages to be read as pictures, from 1, if that is known. */
  readonly pages: readonly number[] | undefined
  /** Whether it has exceeded the limits of the quick lane. */
  readonly isSlow: boolean

  constructor({ pages, isSlow = false }: Partial<Pick<TakesLonger, 'pages' | 'isSlow'>>) {
    this.pages = pages
    this.isSlow = isSlow
  }
}
