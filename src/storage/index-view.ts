/** What a question may read: an account's documents, or those of one graph, or one document. */
export type Reach = {
  readonly accountId: string
  readonly graphId?: string | undefined
  readonly docId?: string | undefined
}

/** The part of the index that a question may read, as it is at one moment. It is out of date with the next merge of segments. */
export type IndexView = {
  readonly corpus: number
  /** Moves with every change of the corpus. */
  readonly epoch: number
  /** Only this graph. */
  readonly graph: { readonly id: string; readonly number: number } | undefined
  /** Not these graphs, which are being removed. */
  readonly exceptGraphs: readonly number[]
  /** Where the posting lists are. */
  readonly segments: readonly SegmentPlace[]
  /** Only these chunks. */
  readonly within: ChunkRange | undefined
  /** Not these: chunks of documents that are still being added or removed. */
  readonly except: readonly ChunkRange[]
  readonly chunkCount: number
  readonly termCount: number
}

export type SegmentPlace = {
  readonly number: number
  /** Moves when blocks of it change. */
  readonly revision: number
  /** What its chunk numbers count from. */
  readonly firstChunk: number
}

/** Both ends belong to it. */
export type ChunkRange = { readonly first: number; readonly last: number }
