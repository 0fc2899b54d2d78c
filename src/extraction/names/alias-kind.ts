/** The way in which a text shows an alias. */
export type AliasKind = 'acronym' | 'last-name' | 'other-name' | 'word-form'
