/** A graph of an account, where documents are. */
export type Place = { readonly accountId: string; readonly graphId: string }
