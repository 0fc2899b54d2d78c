import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { understand } from '../question/understand.ts'
import { addOfWeb } from './add-of-web.ts'
import { readCandidates } from './candidates.ts'
import { Choice } from './choice.ts'

const opening = `Ida Lund is a painter from Norrvik. Her pictures hang in the harbour office.\n`
const life = `Ida Lund released the album of prints Grey Boats in May 2011. It sold well in the north.

On 3 June 2019 Lund released her fourth album of prints, Blue Nets. The critics were kind.\n`
const other = 'The council of Ekvik met twice. A ferry was late again.\n'

const pages = [
  passageOf(life, { docId: 'lund', title: 'Ida Lund', start: 400 }),
  passageOf(other, { docId: 'ekvik', title: 'Ekvik' }),
  passageOf(opening, { docId: 'lund', title: 'Ida Lund' }),
]

test('what the page that the question names opens with is added', () => {
  expect(added('Where does Ida Lund come from?')).toContain('Ida Lund is a painter from Norrvik.')
  expect(added('Which ferry was late?').join(' ')).not.toContain('painter')
})

test('what the page says below its further headings is not its opening', () => {
  const faq = `Ida Lund answers here what her visitors ask.

### Where does she come from?

She comes from Norrvik.

### Are there prints?

Yes, in two sizes.
`
  const asked = 'Where does Ida Lund come from?'
  const read = [passageOf(faq, { docId: 'faq', title: 'Ida Lund' })]

  expect(added(asked, read)).toContain('Ida Lund answers here what her visitors ask.')
  expect(added(asked, read).join(' ')).not.toContain('two sizes')
})

test('where the latest is asked for, the sentence with the latest date is added', () => {
  const latest = 'On 3 June 2019 Lund released her fourth album of prints, Blue Nets.'

  expect(added('What is the most recent album of Ida Lund that was sold?')).toContain(latest)
  expect(added('Wie heißt das neueste album von Ida Lund?')).toContain(latest)
  expect(added('Who were kind?')).not.toContain(latest)
})

test('sentences that have most of the question are added, and no others', () => {
  const asked = 'Was the album of prints Grey Boats released in 2011 or 2012?'

  expect(added(asked)).toContain('Ida Lund released the album of prints Grey Boats in May 2011.')
  expect(added(asked)).not.toContain('The council of Ekvik met twice.')
  expect(added('Why did nobody explain quantum fields?')).toEqual([])
})

test('a sentence that merely names the subject is not added where a heading asks the question', () => {
  const help = '### How do I wash and iron Grey Boats safely?\n\nHold it under cold water.\n'
  const shop = 'The council of Ekvik has two of Grey Boats.\n'
  const read = [help, shop].map((text, at) => passageOf(text, { docId: `p${at}`, title: 'Notes' }))

  expect(added('How do I wash and iron Grey Boats?', read).join(' ')).not.toContain('council')
  expect(added('Who has Grey Boats?', read).join(' ')).toContain('council')
})

test('a sentence that shares rare words with the question, but not what it is about, is not added', () => {
  const sayings = [
    'Lund painted nets, and Lund painted boats.',
    'Lund painted the harbour. Lund painted the oldest ferry of the sound.',
    'The oldest pageant of the world crowns a queen.',
  ]
  const read = sayings.map((text, at) => passageOf(text, { docId: `p${at}`, title: 'Notes' }))
  const asked = 'What is the oldest thing in the world that Lund painted?'

  expect(added(asked, read).join(' ')).toContain('oldest ferry')
  expect(added(asked, read).join(' ')).not.toContain('pageant')
})

test('what is chosen already is not added again', () => {
  const { choice, add } = begun('Where does Ida Lund come from?')
  add()
  const before = choice.excerpts.length
  add()

  expect(before).toBeGreaterThan(0)
  expect(choice.excerpts).toHaveLength(before)
})

function added(asked: string, read = pages): readonly string[] {
  const { candidates, choice, add } = begun(asked, read)
  add()
  return [...choice.units].map((index) => candidates.units[index]?.shown ?? '')
}

/** Candidates of a web question, and an empty choice. */
function begun(asked: string, read = pages) {
  const question = { ...understand([{ role: 'user', content: asked }]), isOfWeb: true }
  const candidates = readCandidates(question, read)
  const choice = new Choice(candidates)
  return { candidates, choice, add: () => addOfWeb(candidates, choice) }
}
