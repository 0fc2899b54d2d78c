import { withoutEnd } from './without-end.ts'

/** What all paths of the service begin with: `https://example.org/skein/` → `/skein`. */
export function pathPrefix(baseUrl: URL): string {
  return withoutEnd(baseUrl.pathname, /\//)
}
