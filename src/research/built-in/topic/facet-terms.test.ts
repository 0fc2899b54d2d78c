import { expect, test } from 'vitest'
import { foundPageOf } from '../../../../tests/support/web/small-web.ts'
import { FacetTerms } from './facet-terms.ts'
import { planTopic } from './plan-topic.ts'
import { TopicEvidence } from './topic-evidence.ts'

test('the name of a topic tells no facet, though only one facet repeats it', () => {
  const text =
    'The painter Ada Lund was born in Skarholm, where Ada Lund learned her trade. The letters of Ada Lund lie in the archive of the county. Eleven northern lighthouses along the coast were drawn by Ada Lund.'
  const found = foundPageOf({ url: 'https://coast.example/', title: 'The coast', text })
  const plan = planTopic('When was Ada Lund born, and what are her northern lighthouses?')
  const evidence = new TopicEvidence(plan, [found])
  const facetTerms = new FacetTerms(plan, evidence)
  const facets = evidence.sentences.map((sentence) =>
    facetTerms.facetOf({ sentences: [sentence], page: 0, terms: new Set(sentence.terms) }),
  )
  expect(facets).toEqual([plan.facets[0], undefined, plan.facets[1]])
})

test('a listed aspect is told by a word that begins as it does', () => {
  const text =
    'Consumer groups criticised the ferry for its late notices. The crew of the ferry sailed in all weathers. The crisis of the opera was not seen from the ferry.'
  const found = foundPageOf({ url: 'https://coast.example/', title: 'The ferry', text })
  const plan = planTopic('The ferry: criticism, wages')
  const evidence = new TopicEvidence(plan, [found])
  const facetTerms = new FacetTerms(plan, evidence)
  const facets = evidence.sentences.map((sentence) =>
    facetTerms.facetOf({ sentences: [sentence], page: 0, terms: new Set(sentence.terms) }),
  )
  expect(facets).toEqual(['criticism', undefined, undefined])
})
