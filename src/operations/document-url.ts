/** The URL of a document's content in the API, which also works for a signed-in person. */
export function documentUrl(baseUrl: URL, docId: string): string {
  return `${baseUrl.href.replace(/(?<!\/)\/+$/, '')}/documents/${encodeURIComponent(docId)}/content`
}
