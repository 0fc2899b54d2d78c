import { tally } from '../../base/tally.ts'
import { settings } from './settings.ts'
import type { Site } from './site.ts'

export type FoundPage = { readonly address: string; readonly depth: number }

/**
 * The addresses that a crawl has found, and those of them that it has not read yet, nearest to the start first. It is
 * bounded in their number, their depth, and in those that differ only as the pages of a trap do.
 */
export class Frontier {
  readonly #site: Site
  readonly #addressesMax: number
  readonly #seen = new Set<string>()
  /** How many addresses were found of each family of similar ones. */
  readonly #families = new Map<string, number>()
  readonly #waiting: string[][] = []
  /** How many of each depth were taken. */
  readonly #taken: number[] = []

  constructor(site: Site, addressesMax: number) {
    this.#site = site
    this.#addressesMax = addressesMax
  }

  /** Whether it takes no more addresses. */
  get isFull(): boolean {
    return this.#seen.size >= this.#addressesMax
  }

  /** Takes over an address that the crawl has found before. */
  restore({ address, depth }: FoundPage, isWaiting: boolean): void {
    this.#seen.add(address)
    this.#countFamilies(address)
    if (isWaiting) this.queue([{ address, depth }])
  }

  /**
   * Those addresses that are new and to be read, which count as found from now on and wait once they are queued. What
   * the site itself lists is believed to be no trap.
   */
  admit(addresses: Iterable<string>, depth: number, isListed = false): readonly FoundPage[] {
    const admitted: FoundPage[] = []
    if (depth > settings.depthMax) return admitted
    for (const found of addresses) {
      if (this.isFull) break
      const address = this.#site.addressOf(found)
      if (address === undefined || this.#seen.has(address)) continue
      if (!isListed && this.#isTrap(address)) continue
      this.#seen.add(address)
      this.#countFamilies(address)
      admitted.push({ address, depth })
    }
    return admitted
  }

  /** Lets pages be read. */
  queue(pages: readonly FoundPage[]): void {
    for (const { address, depth } of pages) {
      for (let made = this.#waiting.length; made <= depth; made++) this.#waiting.push([])
      this.#waiting[depth]?.push(address)
    }
  }

  /** The next address to be read; `undefined` if none waits now. */
  next(): FoundPage | undefined {
    for (const [depth, waiting] of this.#waiting.entries()) {
      const taken = this.#taken[depth] ?? 0
      const address = waiting?.[taken]
      if (address === undefined) continue
      this.#taken[depth] = taken + 1
      return { address, depth }
    }
    return undefined
  }

  #isTrap(address: string): boolean {
    const segments = new URL(address).pathname.split('/').filter((one) => one !== '')
    if (Math.max(0, ...tally(segments).values()) > settings.sameSegmentMax) return true
    return familiesOf(address).some(({ name, most }) => (this.#families.get(name) ?? 0) >= most)
  }

  #countFamilies(address: string): void {
    for (const { name } of familiesOf(address))
      this.#families.set(name, (this.#families.get(name) ?? 0) + 1)
  }
}

/** The families of addresses of which a trap has any number: one path with other queries, one with other dates. */
function familiesOf(address: string): readonly { readonly name: string; readonly most: number }[] {
  const { pathname, search } = new URL(address)
  const dated = (pathname + search).replace(/\d+/g, '#')
  const numbers = dated.split('#').length - 1
  return [
    ...(search === '' ? [] : [{ name: `?${pathname}`, most: settings.queriesByPathMax }]),
    ...(numbers < 2 ? [] : [{ name: dated, most: settings.datesByPathMax }]),
  ]
}
