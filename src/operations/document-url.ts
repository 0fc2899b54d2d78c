/** Where the API gives the content of a document, to a signed-in person as well. */
export function documentUrl(baseUrl: URL, docId: string): string {
  return `${baseUrl.href.replace(/(?<!\/)\/+$/, '')}/documents/${encodeURIComponent(docId)}/content`
}
