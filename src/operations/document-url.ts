/** The URL of a document on the page, where a person signs in first if need be. */
export function documentUrl(baseUrl: URL, docId: string): string {
  return `${baseUrl.href.replace(/(?<!\/)\/+$/, '')}/app/documents/${encodeURIComponent(docId)}`
}

/** The id of a document that is given by its id or by a URL that ends with it. */
export function documentIdOf(idOrUrl: string): string {
  return /\/documents\/(doc_\w+)$/.exec(idOrUrl)?.[1] ?? idOrUrl
}
