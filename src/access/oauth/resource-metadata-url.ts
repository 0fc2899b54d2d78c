/** Where a resource says who gives tokens for it (RFC 9728, section 3.1): its path comes last. */
export function resourceMetadataUrl(resource: string): string {
  const { origin, pathname } = new URL(resource)
  return `${origin}/.well-known/oauth-protected-resource${pathname}`
}
