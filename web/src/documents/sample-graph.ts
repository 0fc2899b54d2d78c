/** The name of the graph that the sample library is in, the same in all languages of the page. */
export const sampleGraphName = 'Sample library'
