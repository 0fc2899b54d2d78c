import { ServiceError } from '../../base/errors/service-error.ts'
import { contractLimits, defaultLimits } from '../../contract/limits.ts'
import type { BlockKind } from './block.ts'

/**
 * The remaining size of a document. It is checked during parsing, so that a too large text is never in memory as a
 * whole.
 */
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

  /** Throws `unprocessable_document`, as the other methods do, if the text exceeds the limit. */
  addText(characters: number): void {
    this.#charactersLeft -= characters
    if (this.#charactersLeft < 0)
      throw tooMuch(this.#charactersMax, 'characters of text (MAX_TEXT_CHARACTERS)')
  }

  /** Checks that this many characters could be added, before they are put together. */
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
