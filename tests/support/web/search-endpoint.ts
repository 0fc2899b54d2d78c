import type { LocalPage } from './local-page.ts'

/** What an engine was asked, and how it finds pages for a query. */
export type Asked = {
  readonly url: URL
  /** Below the engine's base address. */
  readonly path: string
  readonly body: string
  readonly find: (query: string, limit: number) => readonly LocalPage[]
}

/** An engine of the local web: which pages it knows, and how it answers. */
export type Endpoint = {
  /** The pages that the engine has; all of them if missing. */
  readonly knows?: (page: LocalPage) => boolean
  answer(asked: Asked): { readonly mediaType?: string; readonly text: string }
}

export function json(value: unknown) {
  return { text: JSON.stringify(value) }
}

export function rows(url: URL, name: string): number {
  return Number(url.searchParams.get(name) ?? 10)
}

export function on(host: RegExp): (page: LocalPage) => boolean {
  return ({ url }) => host.test(new URL(url).hostname)
}
