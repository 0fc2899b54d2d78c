/** The constants of crawls. `docs/decisions/0143-whole-web-sites.md` has what was measured. */
export const settings = {
  /** The most unfinished crawls of an account; one of them is read at a time. */
  openMax: 5,
  /** Pages of one crawl on their way at once: two are fetched, while others are parsed and stored. */
  pagesAtOnce: 4,
  /** Addresses that a crawl looks at, for each page that it may keep: others are moved, copies or broken. */
  addressesByPage: 4,
  /** How many links lead to a page that is read. Calendars that lead to the next month have no other end. */
  depthMax: 20,
  /** Addresses of one path that differ in their query. Lists that can be sorted and filtered have any number. */
  queriesByPathMax: 20,
  /** Addresses that differ in dates and numbers alone, if there are two of them: archives and calendars. */
  datesByPathMax: 100,
  /** How often one name stands in a path: relative links that are wrong make it longer and longer. */
  sameSegmentMax: 3,
  addressLengthMax: 1_000,
  redirectsOfStartMax: 5,
  /** How often a page is asked for, if the site asks for fewer requests. */
  attemptsMax: 3,
  /** So many pages in a row that fail by the site's fault end the crawl: it has gone, or shuts us out. */
  failedInRowMax: 20,
  /** Pages of a site with another scheme than before that get their new addresses in one write. */
  renamedAtOnce: 200,
  /** Pages that are told by name. */
  failuresTold: 20,
  goneTold: 100,
  /** How long a cancelling call waits for the end of the crawl. */
  cancelPatienceMs: 1_000,
} as const
