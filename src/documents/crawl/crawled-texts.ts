import type { CrawledPage } from '../../storage/crawls/crawl-store.ts'

/** Which page of a graph has which text, by its SHA-256, as far as a crawl knows by now. */
export class CrawledTexts {
  readonly #holders = new Map<string, string>()
  /** Pages of earlier crawls that this one has not read yet. */
  readonly #unread = new Set<string>()

  constructor(pages: readonly Pick<CrawledPage, 'address' | 'state' | 'docId' | 'sha256'>[]) {
    for (const { address, state, docId, sha256 } of pages) {
      if (docId === null || sha256 === null) continue
      this.#holders.set(sha256, address)
      if (state === 'waiting') this.#unread.add(address)
    }
  }

  /** The other page that has a text. `isUnread`: it had it in an earlier crawl, and may have lost it since. */
  other(sha256: string, address: string): { holder: string; isUnread: boolean } | undefined {
    const holder = this.#holders.get(sha256)
    if (holder === undefined || holder === address) return undefined
    return { holder, isUnread: this.#unread.has(holder) }
  }

  take(sha256: string, address: string): void {
    this.#holders.set(sha256, address)
  }

  /** A page no longer has a text, so that another one may take it. */
  drop(sha256: string | null, address: string): void {
    if (sha256 !== null && this.#holders.get(sha256) === address) this.#holders.delete(sha256)
  }

  noteRead(address: string): void {
    this.#unread.delete(address)
  }
}
