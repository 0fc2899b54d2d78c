import fc from 'fast-check'
import type { TestDocument } from './test-graph.ts'

const people = 'Ada Brook,Carl Dorn,Erna Fels,Gustav Haller,Irma Janssen,Then Brook'.split(',')
const places = 'Lucca,Bergen,the Old Mill,Harbour House,the Port Council of Lucca (PCL)'.split(',')
const verbs = 'painted,founded,visited,described'.split(',')

const sentence = fc
  .tuple(fc.constantFrom(...people), fc.constantFrom(...verbs), fc.constantFrom(...places))
  .map(([person, verb, place]) => `${person} ${verb} ${place}.`)

/** Some long enough for several chunks. */
const text = fc
  .tuple(fc.array(sentence, { minLength: 1, maxLength: 12 }), fc.constantFrom(1, 1, 1, 12))
  .map(([sentences, times]) =>
    Array.from({ length: times }, () => sentences.join(' ')).join('\n\n'),
  )

/** Documents of different titles that speak of the same people and places. */
export const arbitraryDocuments: fc.Arbitrary<TestDocument[]> = fc
  .array(fc.tuple(fc.constantFrom(...people, ...places), text), { minLength: 2, maxLength: 8 })
  .map((documents) =>
    documents.map(([title, text], index) => ({ title: `${title} ${index}`, text })),
  )

export const questions = [
  'Who painted Lucca?',
  'What did Ada Brook visit?',
  'Carl Dorn Bergen',
  'Where is the mill that Erna Fels founded?',
  'described harbour',
  'Who founded the PCL?',
]
