/** The documents that a question may read: those of an account, those of one graph, or one document. */
export type Reach = {
  readonly accountId: string
  readonly graphId?: string | undefined
  readonly docId?: string | undefined
}

/** The part of the index that a question may read, as it is at one moment. It is valid until segments are merged. */
export type IndexView = {
  readonly corpus: number
  /** The number of the last change of the corpus. */
  readonly epoch: number
  /** The only graph that may be read, if the question is about one. */
  readonly graph: { readonly id: string; readonly number: number } | undefined
  /** The numbers of graphs that are being removed and may not be read. */
  readonly exceptGraphs: readonly number[]
  /** The segments with the posting lists. */
  readonly segments: readonly SegmentPlace[]
  /** The only chunks that may be read, if the question is about one document. */
  readonly within: ChunkRange | undefined
  /** Chunks that may not be read, as their documents are being added or removed. */
  readonly except: readonly ChunkRange[]
  readonly chunkCount: number
  readonly termCount: number
  /** All that the graphs have documents in. */
  readonly languages: readonly string[]
}

export type SegmentPlace = {
  readonly number: number
  /** Changes whenever a block of the segment changes. */
  readonly revision: number
  /** The number that its chunk numbers count from. */
  readonly firstChunk: number
}

/** A range of chunk numbers; both ends belong to it. */
export type ChunkRange = { readonly first: number; readonly last: number }
