/** What a start does first to a store that an older version has filled. It can take minutes. */
export type SchemaChange = {
  /** The name of the first pending migration. */
  readonly migration: string
  /** The size of the copy that is made first. PostgreSQL is not copied. */
  readonly copiedBytes?: number
}

/** Called before the schema of a store that is not empty changes. */
export type SchemaListener = (change: SchemaChange) => void
