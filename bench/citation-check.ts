import type { Citation } from '../src/contract/chat/chat.ts'
import type { Client } from './client.ts'

/** Compares what replies quote with what the documents say, and counts. */
export class CitationCheck {
  readonly #client: Client
  readonly #texts = new Map<string, Promise<string>>()
  checked = 0
  readonly wrong: Citation[] = []

  constructor(client: Client) {
    this.#client = client
  }

  async check(citations: readonly Citation[]): Promise<void> {
    for (const citation of citations) {
      const text = await this.#textOf(citation.doc_id)
      this.checked++
      if (text.slice(citation.start, citation.end) !== citation.quote) this.wrong.push(citation)
    }
  }

  #textOf(docId: string): Promise<string> {
    const known = this.#texts.get(docId)
    const text = known ?? this.#client.read(`/documents/${docId}/content?format=text`)
    this.#texts.set(docId, text)
    return text
  }
}
