import { expect, test } from 'vitest'
import { answerStep } from './follow-steps.ts'

const shown = 0.2

test.each([
  ['Which country is it where Norrvik is located?', 'Norrvik is in Viken, Norway.', 'Norway'],
  ['Which state is it where Ader is?', 'Ader is in Ader Town, Ohio, United States.', 'Ohio'],
  [
    'Which county is it where Ader is?',
    'Ader is a farm in Portage County, Ohio.',
    'Portage County',
  ],
  ['Where was Ada Holm born?', 'Born in Ulm, Bavaria, Holm was a painter.', 'Ulm, Bavaria'],
])('%s %s', (question, text, answer) => {
  expect(pick(question, text)?.text).toContain(answer)
  expect(pick(question, text)?.text).not.toMatch(/United States|Viken|Holm/)
})

test('one of several that are named is no sure answer', () => {
  const alone = pick('Who composed Ran?', 'Ran was composed by Isaac Schwartz.')
  const withOther = pick('Who composed Ran?', 'Ran was composed by Isaac Schwartz and Ada Holm.')

  expect(alone?.confidence).toBeGreaterThan(0.3)
  expect(withOther?.confidence ?? 0).toBeLessThan(0.3)
})

test('what another text introduces as something else is not filled in', () => {
  const text = 'Ran was composed by Alder Street.'
  const other = passage('Alder Street', 'Alder Street is an American rock band.')

  expect(pick('Who composed Ran?', text)?.confidence).toBeGreaterThan(shown)
  expect(pick('Who composed Ran?', text, other)?.confidence).toBeLessThan(shown)
})

function pick(question: string, text: string, ...others: ReturnType<typeof passage>[]) {
  return answerStep(question, [passage('', text), ...others])
}

function passage(title: string, text: string) {
  return { chunkId: title, docId: title, title, start: 0, text, score: 1, path: [] }
}
