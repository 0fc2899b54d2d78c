import type { AliasKind } from '../alias-kind.ts'

export type NameKind = 'person' | 'institution' | 'place' | 'other'

/** A name that a document has, in a language whose names have no capitals. */
export type KnownName = {
  readonly written: string
  readonly kind: NameKind
  /** The name that it is another form of in this document: the full name of a last name. */
  readonly fuller?: { readonly written: string; readonly by: AliasKind }
}
