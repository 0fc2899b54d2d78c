/** The URL of a document on the page, where a person signs in first if need be. */
export function documentUrl(baseUrl: URL, docId: string): string {
  return `${pageUrl(baseUrl)}/documents/${encodeURIComponent(docId)}`
}

/** The URL of a document on the page with a passage marked, from `start` to `end` in its text. */
export function passageUrl(
  baseUrl: URL,
  { doc_id, start, end }: { readonly doc_id: string; readonly start: number; readonly end: number },
): string {
  return `${documentUrl(baseUrl, doc_id)}?start=${start}&end=${end}`
}

/** The URL of a research job and its report on the page. */
export function researchUrl(baseUrl: URL, researchId: string): string {
  return `${pageUrl(baseUrl)}/research/${encodeURIComponent(researchId)}`
}

/** The URL of the page on which API keys are made. */
export function keysUrl(baseUrl: URL): string {
  return `${pageUrl(baseUrl)}/settings/keys`
}

/** The id of a document that is given by its id or by its URL, with or without a passage. */
export function documentIdOf(idOrUrl: string): string {
  return /\/documents\/(doc_\w+)(?:[?#]|$)/.exec(idOrUrl)?.[1] ?? idOrUrl
}

function pageUrl(baseUrl: URL): string {
  return `${baseUrl.href.replace(/(?<!\/)\/+$/, '')}/app`
}
