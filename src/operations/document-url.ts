/** Where a signed-in person reads a document. */
export function documentUrl(baseUrl: URL, docId: string): string {
  return `${baseUrl.href.replace(/(?<!\/)\/+$/, '')}/documents/${encodeURIComponent(docId)}/content`
}
