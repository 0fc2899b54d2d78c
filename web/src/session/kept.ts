/** The `sessionStorage` key of what a tab keeps for an account. */
export function keptKey(what: string, accountId: string | undefined): string {
  return `skein-${what}:${accountId}`
}

/** Removes what the tab keeps for anybody else than this account. */
export function forgetKept(accountId?: string): void {
  for (const key of Object.keys(sessionStorage))
    if (!accountId || !key.endsWith(`:${accountId}`)) sessionStorage.removeItem(key)
}
