/** The documents that a question may read: all of an account, those of one graph, or one document. */
export type Reach = {
  readonly accountId: string
  readonly graphId?: string | undefined
  readonly docId?: string | undefined
}

/** The part of the index that a question may read, at one moment. Valid until segments are merged. */
export type IndexView = {
  /** The number of the corpus, which is the index of one account. */
  readonly corpus: number
  /** The number of the last change of the corpus. */
  readonly epoch: number
  /** The only graph to read, if the question is about one. */
  readonly graph: { readonly id: string; readonly number: number } | undefined
  /** The numbers of graphs in removal, which must not be read. */
  readonly exceptGraphs: readonly number[]
  /** The segments that contain the posting lists. */
  readonly segments: readonly SegmentPlace[]
  /** The only chunks to read, if the question is about one document. */
  readonly within: ChunkRange | undefined
  /** Chunks that must not be read, in order: their documents are being added or removed. */
  readonly except: readonly ChunkRange[]
  /** How many documents in reach are still being indexed, and therefore not read. */
  readonly documentsIndexing: number
  /** The number of chunks that may be read, and of the terms in them: the statistics of BM25. */
  readonly chunkCount: number
  readonly termCount: number
  /** The languages of the documents in these graphs, or of the only document. */
  readonly languages: readonly string[]
}

/** A segment, as a view refers to it. */
export type SegmentPlace = {
  readonly number: number
  /** Changes whenever a block of the segment changes. */
  readonly revision: number
  /** The chunk number that its own chunk numbers are relative to. */
  readonly firstChunk: number
}

/** A range of chunk numbers, both ends inclusive. */
export type ChunkRange = { readonly first: number; readonly last: number }
