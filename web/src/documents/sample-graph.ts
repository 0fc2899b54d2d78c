/** The name of the sample library's graph, the same in all languages of the page. */
export const sampleGraphName = 'Sample library'
