import type { ReferenceData } from '../reference-words.ts'

export const englishReferences: ReferenceData = {
  sections:
    'section / sections / sec. / sect., clause / clauses, article / articles / art. / arts., chapter / chapters, rule / rules',
  annexes: 'annex / annexes, appendix / appendices, schedule / schedules, exhibit / exhibits',
  tables: 'table / tables',
  parts:
    'paragraph / paragraphs / para. / paras., subsection / subsections / sub-section, sub-clause / subclause, point / points, item / items',
  beforeNumbers: 'no., no',
  and: 'and, or, and/or',
  to: 'to, through',
  pointing: 'see, see also, in, under, with, by, of, to, per, and, follow, cf., above, heading',
  of: 'of the, of our, of its, of their, of this, of these, of that, of, in the, to the',
  own: 'this, these, present, hereof, hereto, herein, above, below',
  laws: 'act, acts, code, law, regulation, regulations, directive, constitution, treaty, convention, charter, ordinance',
  deferring:
    'see, as, described, specified, set out, set forth, laid down, provided, stated, given, listed, named, shown, defined, explained, covered, told, contained, found, governed, accordance, according, follow, following, follows, proceed, procedure, steps, conditions, limits, rules, cases, grounds, terms, subject to, refer, found',
  exceptions: 'except, unless, only, subject to, other than, save, within the limits, provided',
}
