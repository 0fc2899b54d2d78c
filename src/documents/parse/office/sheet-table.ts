import type { TextBuilder } from '../building/text-builder.ts'
import { titlesMax, titlesOver } from '../text/titles-over.ts'

/** Writes the rows of a sheet under its name. The first ones wait until it shows whether they are titles or a list. */
export class SheetTable {
  readonly #document: TextBuilder
  readonly #name: string
  /** Undefined once the table has begun. */
  #waiting: (readonly string[])[] | undefined = []

  constructor(document: TextBuilder, name: string) {
    this.#document = document
    this.#name = name
  }

  add(row: readonly string[]): void {
    if (this.#waiting === undefined) this.#document.writeRow(row)
    else if (this.#waiting.push(row) > titlesMax) this.#begin()
  }

  close(): void {
    this.#begin()
    this.#document.breakParagraph()
  }

  #begin(): void {
    const rows = this.#waiting ?? []
    this.#waiting = undefined
    if (rows.length > 0) {
      this.#document.openPart({ sheet: this.#name })
      this.#document.writeHeading(1, this.#name)
    }
    const titles = titlesOver(rows)
    for (const [index, row] of rows.entries())
      if (index < titles) this.#document.writeParagraph(row.join(''))
      else this.#document.writeRow(row)
  }
}
