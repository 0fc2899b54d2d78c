/**
 * The names of files that people write to be read. A folder of documents holds styles, scripts and pictures too, so
 * that source code, which is read when it is named, is not taken from one. Nor are pictures but in the formats of scans
 * and photographs: PNG and WebP are those of symbols and of what a screen shows.
 */
const documentName =
  /\.(md|mdx|markdown|mdown|mkd|txt|text|rst|adoc|asciidoc|ipynb|org|tex|ltx|latex|html?|xhtml|pdf|docx?|pptx?|xls[xb]?|f?od[tsp]|rtf|epub|csv|tsv|tab|json|jsonl|ndjson|eml|mbox|msg|mht|mhtml|ics|vcf|xml|vtt|srt|man|mdoc|docbook|dbk|dita|page|fb2|jpe?g|tiff?)$/i
/** A manual page has the number of its section; a log or a library that ends so has another ending before it. */
const manualName = /(?:^|[/\\])[^./\\]+\.[1-8]$/

/** Whether a file of a folder is a document by its name. */
export function isDocumentName(name: string): boolean {
  return documentName.test(name) || manualName.test(name)
}

/** The order in which the files of a folder are taken: "2.md" before "10.md". */
export function byName(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

/** Whether a file or folder within a folder is passed over: what begins with a dot is hidden, and packages are code. */
export function isPassedOver(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules'
}
