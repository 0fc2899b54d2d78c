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

test('what stands below a heading or the line before a list is about the listed aspect that it names', () => {
  const text = [
    'The outlook of Skarholm was painted by many who came to the island for the light.',
    '## Outlook\n\nOf those who caught the fever of Skarholm nine in ten were well after a month.',
    '## Fever\n\nThe fever of Skarholm has four stages:\n\n1. The hands of the sick turn cold in the first night.\n2. Their voices are lost for a day or two.',
    '## Help\n\nNearly all of the sick of Skarholm recover without any help from a doctor.',
  ].join('\n\n')
  const found = foundPageOf({ url: 'https://coast.example/', title: 'Skarholm', text })
  const plan = planTopic('Skarholm fever: outlook, stages')
  const evidence = new TopicEvidence(plan, [found])
  const facetTerms = new FacetTerms(plan, evidence)
  const said = evidence.sentences.map((sentence) => {
    return { sentences: [sentence], page: 0, terms: new Set(sentence.terms) }
  })
  expect(said.map((one) => facetTerms.facetOf(one))).toEqual([
    'outlook',
    'outlook',
    'stages',
    'stages',
    undefined,
  ])
  expect(said.map((one) => facetTerms.isBelow(one, 'outlook'))).toEqual([
    ...[false, true, false, false, false],
  ])
  expect(said.map((one) => facetTerms.isBelow(one, 'stages'))).toEqual([
    ...[false, false, true, true, false],
  ])
})

test('a headline that has words of a listed aspect among many others tells none', () => {
  const text = [
    'The harbour of Skarholm sold more tickets than ever, and most of them to visitors from abroad.',
    '## How review works\n\nThe harbour of Skarholm reads each plan twice before it answers.',
  ].join('\n\n')
  const title = 'Harbour of Skarholm: development, tickets, trade and the year in review'
  const found = foundPageOf({ url: 'https://coast.example/', title, text })
  const plan = planTopic('Harbour of Skarholm: development review, fees')
  const evidence = new TopicEvidence(plan, [found])
  const facetTerms = new FacetTerms(plan, evidence)
  const said = evidence.sentences.map((sentence) => {
    return { sentences: [sentence], page: 0, terms: new Set(sentence.terms) }
  })
  expect(said.map((one) => facetTerms.facetOf(one))).toEqual([undefined, 'development review'])
})
