import { ServiceError } from '../../base/service-error.ts'
import { contractLimits, defaultLimits } from '../../contract/limits.ts'
import type { BlockKind } from './block.ts'

/** How much a document may still say; asked while it is read, so that what is too much is never in memory. */
export class TextBudget {
  readonly #charactersMax: number
  #charactersLeft: number
  #headingsLeft: number = contractLimits.documentHeadings
  #linesLeft: number = contractLimits.documentLines
  #cellsLeft: number = contractLimits.documentCells
  #valuesLeft: number = contractLimits.documentValues

  constructor(charactersMax = defaultLimits.textCharactersMax) {
    this.#charactersMax = charactersMax
    this.#charactersLeft = charactersMax
  }

  /** Throws `unprocessable_document`, as the others do, if the text gets longer than it may. */
  addText(characters: number): void {
    this.#charactersLeft -= characters
    if (this.#charactersLeft < 0)
      throw tooMuch(this.#charactersMax, 'characters of text (MAX_TEXT_CHARACTERS)')
  }

  /** Asks whether so much could be added, before it is put together. */
  demandRoom(characters: number): void {
    this.addText(characters)
    this.#charactersLeft += characters
  }

  addBlock(kind: BlockKind): void {
    if (kind === 'heading' && --this.#headingsLeft < 0)
      throw tooMuch(contractLimits.documentHeadings, 'headings')
    if (--this.#linesLeft < 0)
      throw tooMuch(contractLimits.documentLines, 'paragraphs, items and rows')
  }

  addValues(values: number): void {
    this.#valuesLeft -= values
    if (this.#valuesLeft < 0) throw tooMuch(contractLimits.documentValues, 'values')
  }

  addCells(cells: number): void {
    this.#cellsLeft -= cells
    if (this.#cellsLeft < 0) throw tooMuch(contractLimits.documentCells, 'cells')
  }
}

function tooMuch(most: number, what: string): ServiceError {
  const message = `The document has more than ${most.toLocaleString('en')} ${what}, which is the most that one may have.`
  return new ServiceError('unprocessable_document', message)
}
