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
