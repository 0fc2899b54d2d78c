/** Finds passages for a question: their ids, best first, at most so many. */
export type Search = (question: string, limit: number) => Promise<readonly string[]>
