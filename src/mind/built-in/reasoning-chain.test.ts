import { expect, test } from 'vitest'
import { passageOf } from '../../../tests/support/library/passage-of.ts'
import { answerWhole } from './judged-choice.ts'
import { understand } from './question/understand.ts'
import { reasoningChain } from './reasoning-chain.ts'
import { readCandidates } from './selection/candidates.ts'
import { settings } from './settings.ts'

const documents = {
  'Kittiwake (ferry)':
    'The Kittiwake is a ferry of forty metres. She was built by Ferris Boats in Skaill. Her engine is loud.',
  'Ferris Boats: a history':
    'Ferris Boats was founded in 1921 by Ida Morn, a former sailmaker. During the thirties the company built trawlers. Her office was in the house where the poet Ole Brae was born.',
  'Ida Morn':
    'Ida Morn was a boatbuilder. She was born in Tarn, the fourth child of a teacher. Morn married Lars Holm in 1916.',
  'Lars Holm': 'Lars Holm was a cook. He was reborn in a hospital in Ulla, as he said.',
}

test.each([
  [
    'Where was the founder of the company that built the Kittiwake born?',
    ['built by Ferris Boats', 'founded in 1921 by Ida Morn', 'born in Tarn'],
  ],
  ['Whom did the founder of Ferris Boats marry?', ['founded in 1921', 'married Lars Holm']],
])(
  'The sentences of a chain lead from the name of the question to its answer: %s',
  (question, said) => {
    const chain = chainOf(question)

    expect(chain).toHaveLength(said.length)
    said.forEach((part, at) => {
      expect(chain?.[at]).toContain(part)
    })
  },
)

test.each([
  ['one sentence has all words of it', 'Where was the poet Ole Brae born?'],
  ['it has no name of the documents', 'Where was the founder of the company born?'],
  [
    'what is left of it is said of nobody that the name leads to',
    'Who sued the founder of Ferris Boats?',
  ],
  ['it asks why', 'Why did the founder of Ferris Boats marry?'],
  ['the only word beside the name is said of nothing', 'Where was the nephew of Lars Holm born?'],
])('A question leads nowhere if %s', (_, question) => {
  expect(chainOf(question)).toBeUndefined()
})

test.each(['snap', 'ponder'] as const)('%s begins with a chain, and it answers', (thinking) => {
  const question = 'Where was the founder of the company that built the Kittiwake born?'
  const { candidates, choice, grounding } = answerWhole(asked(question), passagesOf(), thinking)
  const [first] = choice.excerpts

  expect(grounding).toBe('answered')
  expect(first?.units.map((unit) => candidates.units[unit]?.shown).join(' ')).toContain('Ferris')
})

function chainOf(question: string) {
  const candidates = readCandidates(asked(question), passagesOf())
  return reasoningChain(candidates, settings.budget.snap)?.map(({ units }) =>
    units.map((unit) => candidates.units[unit]?.shown).join(' '),
  )
}

function asked(content: string) {
  return understand([{ role: 'user', content }])
}

function passagesOf() {
  return Object.entries(documents).map(([title, text]) => passageOf(text, { title }))
}
