import { expect, test } from 'vitest'
import { planTopic } from './plan-topic.ts'

test('each sentence of a topic is taken apart by itself, without what it begins with', () => {
  const topic =
    'How is a lighthouse lit, and who pays for the lamp? Please list a few of the oldest lamps.'
  expect(planTopic(topic).facets).toEqual([
    'How is a lighthouse lit',
    'who pays for the lamp',
    'a few of the oldest lamps',
  ])
})

test('the full stops of initials end no sentence', () => {
  const topic = 'The novels of J. R. R. Tolkien and their reception'
  expect(planTopic(topic)).toMatchObject({ facets: [topic], queries: [topic, 'J. R. R. Tolkien'] })
})

test('a title within a topic is one thing, whatever marks it', () => {
  for (const title of ['_Lamps: A Long Story_', '*Lamps: A Long Story*', '“Lamps: A Long Story”']) {
    const { facets, queries } = planTopic(
      `Describe the film ${title}, and which studio paid its makers.`,
    )
    expect(facets).toEqual(['the film “Lamps: A Long Story”', 'which studio paid its makers'])
    expect(queries[0]).toBe('the film Lamps: A Long Story, and which studio paid its makers')
  }
})

test('a part keeps both of its brackets', () => {
  const { facets } = planTopic(
    'What did the storm Khanun (Enteng) cost the towns of the peninsula?',
  )
  expect(facets).toHaveLength(2)
  for (const facet of facets) expect(facet.split('(').length).toBe(facet.split(')').length)
})

test.each([
  ['Mill Lane: history, shops and traffic', 'Mill Lane', ['history', 'shops', 'traffic']],
  ['Wärmepumpen: Kosten, Lautstärke', 'Wärmepumpen', ['Kosten', 'Lautstärke']],
  ['米尔巷：历史、商店', '米尔巷', ['历史', '商店']],
])('aspects listed behind a colon are the parts of a topic: %s', (topic, about, facets) => {
  const plan = planTopic(topic)
  expect(plan).toMatchObject({ about, facets, isListed: true })
  expect(plan.queries).toEqual([topic, about, ...facets.map((facet) => `${about} ${facet}`)])
})

test.each([
  'Rain: A Long Story',
  'Question: how is a lamp lit, and who pays for it?',
  'The film “Lamps: Oil, Gas and Light”',
  'Ferries at 10:30, and at noon',
])('a colon in a title or a time lists no aspects: %s', (topic) =>
  expect(planTopic(topic).isListed).toBeUndefined(),
)

test('of a topic that is too long what asks is kept, wherever it stands', () => {
  const background = 'We are preparing an exhibition on the coast. '.repeat(40)

  for (const topic of [
    `Who built the pier of Skarholm? ${background}`,
    `${background}Who built the pier of Skarholm?`,
  ])
    expect(planTopic(topic).subject).toBe('Who built the pier of Skarholm?')
})
