import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { builtInMind } from '../built-in-mind.ts'
import { understand } from '../question/understand.ts'
import { excerptOf } from '../segmentation/excerpts.ts'
import { settings } from '../settings.ts'
import { readCandidates } from './candidates.ts'
import { Choice } from './choice.ts'
import { beginAtDeciding } from './deciding-sentence.ts'

const pool = `# Pool

Everybody showers before swimming. Inflatables are welcome on Saturdays. They must be small.
Divers need a permit. Lockers cost a coin, as keys were lost.
`

test.each([
  ['Can I bring an inflatable?', 'Inflatables are welcome'],
  ['Why do lockers cost something?', 'Lockers cost a coin'],
  ['What happens if divers come alone?', 'Divers need a permit'],
])('the quotation for "%s" begins with the sentence that decides', (question, beginning) => {
  expect(toldOf(question, pool)[0]).toContain(beginning)
})

test('what follows the sentence that decides stays, as exceptions follow', () => {
  expect(toldOf('Can I bring an inflatable?', pool)).toContain('They must be small.')
})

test.each([
  // One thing is asked of all of it.
  'What are the rules of the pool?',
  // No reason is told.
  'Why do divers need a permit?',
])('the paragraph stays whole for "%s"', (question) => {
  expect(toldOf(question, pool)[0]).toContain('Everybody showers')
})

test('the paragraph stays whole where two sentences say nearly as much', () => {
  const text = 'Members pay for towels and soap. Members pay for lockers, keys and soap.'
  const question = 'Do members pay for soap, towels and keys of lockers?'

  expect(toldOf(question, text)).toHaveLength(2)
})

test.each([
  ['Where are the lockers?', ['Lockers are behind the desk.']],
  // How something is done may be told on.
  ['How are towels rented?', ['Towels are rented at the desk.', 'Lockers are behind the desk.']],
  ['When does the pool close?', ['The pool closes at nine.', 'On Sundays it does so at six.']],
])('of notes that are each about something else "%s" is answered by its own', (question, told) => {
  const notes =
    'The pool closes at nine. On Sundays it does so at six. Towels are rented at the desk. Lockers are behind the desk.'

  expect(toldOf(question, notes)).toEqual(told)
})

test('of a list only the item that decides stays', () => {
  const list = '# Room\n\n- Candles stand in glasses.\n- Dogs wait outside.\n- Music ends at ten.\n'

  expect(toldOf('May dogs come in?', list)).toEqual(['Dogs wait outside.'])
})

test('an item stays with those above and below it', () => {
  const list =
    '# Room\n\n- Sundays only:\n  - Dogs\n    - on a lead\n  - Cats\n- Always:\n  - Birds\n'

  expect(toldOf('May dogs come in?', list)).toEqual(['Sundays only:', 'Dogs', 'on a lead'])
})

test('a sentence that leans on the one before it brings that one', () => {
  const text = 'The boathouse is old. Guests row twice. Then they pay for membership.'

  expect(toldOf('Do I have to pay for membership?', text)).toEqual([
    'Guests row twice.',
    'Then they pay for membership.',
  ])
})

test('a rule is told before its exception, and with one that leans on it, where there is room', () => {
  const text = 'No dogs are admitted. Dogs may enter the bar. This holds at night. Parking is free.'
  const told = ['No dogs are admitted.', 'Dogs may enter the bar.', 'This holds at night.']

  expect(toldOf('May dogs come in?', text, [1])).toEqual(told)
  expect(toldOf('May dogs come in?', text, [1], 7)).toEqual([told[1]])
  expect(toldOf('Why may dogs come in?', text, [1])).toEqual([told[1]])
})

test('what else may be done in a place answers no question for another thing there', () => {
  const library = passageOf('Cold drinks in bottles are welcome in the library. Hot food is not.', {
    title: 'Library',
  })
  const groundingOf = (question: string) =>
    builtInMind.compose(understand([{ role: 'user', content: question }]), [library], 'snap')
      .grounding

  expect(groundingOf('Are cold drinks allowed in the library?')).toBe('answered')
  expect(groundingOf('Can I bring my bike into the library?')).not.toBe('answered')
})

test('a heading that is the question is quoted with what answers it', () => {
  const text =
    '# FAQ\n\n## Can I bring my dog?\n\nYes, on a lead. Not in the restaurant.\n\n## Can I park?\n\nNo.'
  const question = understand([{ role: 'user', content: 'Can I bring my dog?' }])
  const told = builtInMind.compose(question, [passageOf(text, { title: 'FAQ' })], 'snap')

  expect(told.text).toContain('Yes, on a lead.')
  expect(told.grounding).toBe('answered')
})

/** What is chosen after the choice of all sentences, or of those at some places among them, begins anew. */
function toldOf(
  question: string,
  text: string,
  places?: readonly number[],
  wordsMax = settings.budget.snap.wordsMax,
): readonly string[] {
  const { candidates, choice } = begun(question, text, places)
  const told = beginAtDeciding(candidates, choice, { ...settings.budget.snap, wordsMax })
  return [...told.units].sort((a, b) => a - b).map((at) => candidates.units[at]?.shown ?? '')
}

function begun(question: string, text: string, places?: readonly number[]) {
  const asked = understand([{ role: 'user', content: question }])
  const candidates = readCandidates(asked, [passageOf(text)])
  const told = candidates.units.flatMap(({ kind }, at) => (kind === 'heading' ? [] : [at]))
  const units = places === undefined ? told : told.filter((_, at) => places.includes(at))
  const choice = new Choice(candidates)
  choice.add(excerptOf('paragraph', units, candidates.units), 0.5)
  return { candidates, choice }
}
