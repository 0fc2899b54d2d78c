import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { understand } from '../question/understand.ts'
import { settings } from '../settings.ts'
import { readCandidates } from './candidates.ts'
import { Choice } from './choice.ts'
import { leadToCode } from './lead-to-code.ts'

test.each([
  ['a sentence that leads to it', 'Add the port to the file:', ['Add the port to the file:']],
  ['what leads to nothing else', 'Add the port. For example:', ['Add the port.', 'For example:']],
  ['no other sentence', 'Add the port.', []],
  ['no heading', '# Ports:', []],
])('code brings what leads to it: %s', (_, above, brought) => {
  const question = understand([{ role: 'user', content: 'How do I change the port?' }])
  const text = `Ports are numbers.\n\n${above}\n\n\`\`\`\nport 4711\n\`\`\`\n`
  const candidates = readCandidates(question, [passageOf(text)])
  const { units } = candidates
  const choice = new Choice(candidates)
  const code = units.findIndex(({ kind }) => kind === 'code')
  choice.add({ kind: 'code', units: [code], passage: 0, wordCount: 2 }, 0.5)
  leadToCode(candidates, choice, settings.budget.snap)

  const rest = [...choice.units].filter((index) => index !== code).sort((a, b) => a - b)
  expect(rest.map((index) => units[index]?.shown)).toEqual(brought)
})
