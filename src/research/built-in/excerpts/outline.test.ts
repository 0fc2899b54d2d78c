import { expect, test } from 'vitest'
import { foundPageOf } from '../../../../tests/support/web/small-web.ts'
import { planTopic } from '../topic/plan-topic.ts'
import { TopicEvidence } from '../topic/topic-evidence.ts'
import type { PageExcerpt } from './choose-excerpts.ts'
import { outline } from './outline.ts'

const lamp = [
  'The lamp of Skarholm burnt colza oil from a tank below the great lens.',
  'Colza oil for the lamp of Skarholm came by boat with the great lens.',
  'Below the great lens of Skarholm a tank fed the lamp with colza oil.',
  'A tank below the lens held the colza oil that the lamp of Skarholm burnt.',
]
const boat = [
  'The boat of the keepers was rowed by six men through the winter storms.',
  'Six men rowed the boat of the keepers when winter storms came up.',
  'The keepers rowed the boat with six men, and no winter storms held them.',
  'Winter storms sank the boat of the keepers, and six men drowned in it.',
]
const alone = 'Visitors pay four crowns, and children climb the stairs for nothing at all.'

test('a quotation that is like no other joins another section, and none has a section for itself', () => {
  const sections = outlineOf([...lamp, ...boat, alone])
  expect(sections.flatMap(({ said }) => said).toSorted()).toEqual(
    [...lamp, ...boat, alone].toSorted(),
  )
  for (const { said } of sections) expect(said.length).toBeGreaterThan(1)
  expect(outlineOf([alone]).map(({ said }) => said)).toEqual([[alone]])
})

test('the title of a page heads no section, and neither does a bare name: what fits no heading stands in detail', () => {
  const titles = outlineOf([...lamp, ...boat], 'The boats of the coast').map(({ title }) => title)
  expect(titles).toEqual(['In detail'])
})

/** The sections of a report that quotes these sentences, each from a page of its own. */
function outlineOf(said: readonly string[], called = 'From the coast') {
  const plan = planTopic('The lighthouse of Skarholm')
  const pages = said.map((text, index) => {
    const url = `https://coast${index}.example/`
    const title = text === alone ? 'What visitors pay' : `${called}, part ${index}`
    return foundPageOf({ url, title, text })
  })
  const evidence = new TopicEvidence(plan, pages)
  const excerpts = evidence.sentences.map((sentence): PageExcerpt => {
    const { page, wordCount } = sentence
    return { sentences: [sentence], page, terms: new Set(sentence.terms), wordCount, promise: 1 }
  })
  return outline(plan, evidence, excerpts).map(({ title, excerpts: own }) => {
    return { title, said: own.flatMap(({ sentences }) => sentences.map(({ text }) => text)) }
  })
}
