import { documentAt } from '../../contract/documents/document-address.ts'
import type { ResearchSource } from '../../contract/research/research-result.ts'

type Source = Pick<ResearchSource, 'index' | 'title' | 'url' | 'fetched_at'> &
  Partial<Pick<ResearchSource, 'author' | 'published_at' | 'licence'>>

/** The sources as BibLaTeX, one entry each: `@online`, or `@misc` for a document that is on no web. */
export function bibtexOf(sources: readonly Source[]): string {
  return sources.map((source) => `${entryOf(source)}\n`).join('\n')
}

/** The sources as CSL-JSON, which Zotero, Pandoc and others read. */
export function cslOf(sources: readonly Source[]): string {
  const items = sources.map(({ index, title, url, author, published_at, licence, fetched_at }) => {
    const issued = dayOf(published_at)
    const isOnline = documentAt(url) === undefined
    return {
      id: `source${index}`,
      type: isOnline ? 'webpage' : 'document',
      title: title || url,
      ...(isName(author) && { author: [{ literal: author }] }),
      ...(isOnline && { URL: url }),
      ...(issued && { issued: dateOf(issued) }),
      ...(licence !== undefined && { license: licence }),
      ...(isOnline && { accessed: dateOf(fetched_at.slice(0, 10)) }),
    }
  })
  return `${JSON.stringify(items, undefined, 2)}\n`
}

function entryOf({ index, title, url, author, published_at, licence, fetched_at }: Source): string {
  const date = dayOf(published_at)
  const isOnline = documentAt(url) === undefined
  const fields = [
    `title = {{${escaped(title || url)}}}`,
    // Double braces keep BibLaTeX from splitting the name into first and last, which is not known.
    ...(isName(author) ? [`author = {{${escaped(author)}}}`] : []),
    ...(isOnline ? [`url = {${url.replaceAll(/[{}\\]/g, encodeURIComponent)}}`] : []),
    ...(date ? [`date = {${date}}`] : []),
    ...(isOnline ? [`urldate = {${fetched_at.slice(0, 10)}}`] : []),
    ...(licence !== undefined ? [`note = {${escaped(licence)}}`] : []),
  ]
  return `@${isOnline ? 'online' : 'misc'}{source${index},\n${fields.map((field) => `  ${field},\n`).join('')}}`
}

/** Some pages put a date where their author belongs. */
function isName(author: string | undefined): author is string {
  return author !== undefined && /\p{L}/u.test(author)
}

const commands: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

/** Escapes every character that TeX reads as a command or a brace. */
function escaped(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\~^{}&%$#_]/g, (character) => commands[character] ?? `\\${character}`)
}

function dayOf(published: string | undefined): string | undefined {
  return /^\d{4}-\d\d-\d\d/.exec(published ?? '')?.[0]
}

function dateOf(day: string) {
  return { 'date-parts': [day.split('-').map(Number)] }
}
