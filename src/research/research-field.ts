/**
 * The field of its metadata by which a document that research has left names it: a report, or a page that was read for
 * it.
 */
export const researchField = 'research_id'
