/** A sentence for people about the documents that an answer could not read yet. */
export function indexingNote(documents: number): string {
  const were = documents === 1 ? '1 document was' : `${documents} documents were`
  return `${were} still being indexed and could not be read yet; ask again later.`
}
