/**
 * What became of a page in the crawl that last had it. `moved`: the address leads to another one. `skipped`: the site
 * wants it under another address, or in no index. `gone`: it was a document, and is no page any more. `missing`: there
 * is no page at an address to which one led.
 */
export type CrawledState =
  | 'waiting'
  | 'added'
  | 'updated'
  | 'unchanged'
  | 'moved'
  | 'skipped'
  | 'gone'
  | 'missing'
  | 'failed'
