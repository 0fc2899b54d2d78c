/** A graph of an account; nobody else finds it. */
export type OwnGraph = { readonly accountId: string; readonly graphId: string }

/** A document of an account; nobody else finds it. */
export type OwnDocument = { readonly accountId: string; readonly docId: string }
