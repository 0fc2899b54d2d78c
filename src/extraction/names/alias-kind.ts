/** The way in which a text shows an alias. */
export type AliasKind = 'acronym' | 'last-name' | 'first-name' | 'other-name' | 'word-form'
