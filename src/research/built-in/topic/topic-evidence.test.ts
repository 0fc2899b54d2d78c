import { expect, test } from 'vitest'
import { foundPageOf } from '../../../../tests/support/web/small-web.ts'
import { termSet } from '../../../extraction/terms/term-set.ts'
import { planTopic } from './plan-topic.ts'
import { TopicEvidence } from './topic-evidence.ts'

const said = [
  'The orbit of Mercury carries the planet around the sun in 88 days.',
  'Astronomers of the last century watched it with telescopes of brass.',
  'Buyers of that time liked chrome and whitewall tyres on heavy saloons.',
  'The cars of Mercury were sold by 1,500 dealers along the western coast.',
]

test('a sentence is about a topic of several terms if, with its neighbours, it has more than one', () => {
  expect(aboutIt('The planet Mercury and its orbit')).toEqual(said.slice(0, 2))
  expect(aboutIt('Mercury')).toEqual(said)
  expect(aboutIt('The planet Mercury', 'Cars that are called after a planet')).toEqual(said)
})

test('the subject of a topic without a name is what pages are called by', () => {
  const told = 'To find grounds to spawn some fish swim past the weir; eels do so in autumn.'
  const pages = ['Eels', 'Where eels go', 'River', 'City'].map((title, at) =>
    foundPageOf({ url: `https://archive${at}.example/`, title, text: told }),
  )
  const { subject } = new TopicEvidence(planTopic('how do eels find grounds to spawn?'), pages)
  const [[eels] = []] = [...subject].toSorted(([, a], [, b]) => b - a)
  expect([...termSet('eels', 'en')]).toEqual([eels])
})

/** The sentences of a page with this title that are about a topic. */
function aboutIt(topic: string, title = 'From the archive'): readonly string[] {
  const url = 'https://archive.example/'
  const found = foundPageOf({ url, title, text: said.join(' ') })
  const evidence = new TopicEvidence(planTopic(topic), [found])
  return evidence.sentences.filter((one) => evidence.isAbout(one)).map(({ text }) => text)
}
