import { withoutEnd } from './without-end.ts'

/** The prefix of all paths of the service: `https://example.org/skein/` → `/skein`. */
export function pathPrefix(baseUrl: URL): string {
  return withoutEnd(baseUrl.pathname, /\//)
}
