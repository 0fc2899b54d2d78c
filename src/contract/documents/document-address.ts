/** What the address of a document begins with, its id follows: `skein://documents/doc_…`. */
export const documentsPrefix = 'skein://documents/'

/** The address of a document that has no other one. */
export function documentAddress(docId: string): string {
  return `${documentsPrefix}${docId}`
}

/** The id of the document at such an address; `undefined` if it is another address. */
export function documentAt(address: string): string | undefined {
  return address.startsWith(documentsPrefix) ? address.slice(documentsPrefix.length) : undefined
}
