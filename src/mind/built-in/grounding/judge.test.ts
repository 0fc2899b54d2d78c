import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { forests } from '../classifiers/weights.ts'
import { understand } from '../question/understand.ts'
import { readCandidates } from '../selection/candidates.ts'
import { Choice } from '../selection/choice.ts'
import { select } from '../selection/select.ts'
import { settings as shared } from '../settings.ts'
import { groundUnits, judge } from './judge.ts'
import { judgeFeatures } from './judge-features.ts'
import { settings } from './settings.ts'

const bakery =
  'The bakery of Mill Lane was opened by Clara Finch in 1962. It sells rye bread on Fridays. ' +
  'Her first oven was damaged by a mild fire. In winter the shop does not open on Mondays.'
const ferry =
  'The Aurelia is a ferry that has crossed the sound since 1931. She was the first with a diesel engine. ' +
  'A crossing takes 50 minutes.'
const library =
  'The library lends each reader five books for three weeks. Late books cost ten cents a day.'

test.each([
  ['Who opened the bakery of Mill Lane?', bakery],
  ['When was the bakery of Mill Lane opened by Clara Finch?', bakery],
  ['How many books does the library lend each reader?', library],
  ['How long does a crossing of the Aurelia take?', ferry],
])('A question that the passages answer is answered: %s', (question, text) => {
  const { grounding, probability } = judged(question, [text])

  expect(grounding).toBe('answered')
  expect(probability).toBeGreaterThanOrEqual(settings.answeredMin)
})

test.each([
  ['Who opened the bakery of Mill Lane?', bakery],
  ['How many books does the library lend each reader?', library],
])('Without passages there is nothing: %s', (question) => {
  expect(judged(question, [])).toMatchObject({ grounding: 'nothing', probability: 0 })
})

test.each([
  'Where did Agnes Rowland open a bakery?',
  'When did Clara Rowland open the bakery of Mill Lane?',
  'What does the bakery of Kerrigan Lane sell on Fridays?',
])('What is asked about a name that stands nowhere is not answered: %s', (question) => {
  expect(judged(question, [bakery]).grounding).not.toBe('answered')
})

test('That a word of the question is said of somebody else answers nothing', () => {
  const texts = {
    'Kestrel (library)': 'Kestrel is a library for charts. Mona Ruud wrote the first version.',
    'Ida Morn': 'Ida Morn was a boatbuilder. She was born in Tarn, the fourth child of a teacher.',
    'Mona Ruud': 'Mona Ruud is a programmer. She was born in Ulla.',
  }
  const groundingAmong = (...titles: (keyof typeof texts)[]) => {
    const passages = titles.map((title) => passageOf(texts[title], { title }))
    const question = understand([
      { role: 'user', content: 'Where was the author of Kestrel born?' },
    ])
    const candidates = readCandidates(question, passages)
    const all = new Choice(candidates)
    for (const excerpt of candidates.excerpts) if (!all.wouldRepeat(excerpt)) all.add(excerpt, 0.9)
    return judge(candidates, all).grounding
  }

  expect(groundingAmong('Kestrel (library)', 'Mona Ruud')).toBe('answered')
  expect(groundingAmong('Kestrel (library)', 'Ida Morn')).toBe('nearest')
})

test('A turn of a conversation answers who said it, unless it lacks what is asked', () => {
  const chat =
    '### Ada, 18:31\n\nRolled back to the last version. Errors are gone.\n\n### Ole, 18:33\n\nThe renderer keeps all invoices.\n'

  expect(judged('Who rolled back the deploy?', [chat]).grounding).toBe('answered')
  expect(judged('Who rolled back Kerrigan?', [chat]).grounding).not.toBe('answered')
})

test.each([
  ['What log levels are there?', 'answered'],
  ['List the log levels', 'answered'],
  ['Which log levels are deprecated?', 'nearest'],
  ['Which log levels does the printer have?', 'nearest'],
])(
  'A list under a heading answers what the heading asks, and no more: %s',
  (question, grounding) => {
    const text =
      '# Release guide\n\nReleases happen every second Tuesday. The connection pool must be drained before a release.\n\n' +
      '## Log levels\n\n- debug\n- info\n- warn\n'
    const passage = passageOf(text, { title: 'Release guide' })
    expect(judgedOf(question, [passage]).grounding).toBe(grounding)
  },
)

test.each([
  ['Wie verbinde ich eine Pumpe?', 'answered'],
  ['Wie verbinde ich ein Radio?', 'nearest'],
])('Steps under a heading answer how what it names is done: %s', (question, grounding) => {
  const steps = ['Öffnen Sie die Klappe.', 'Warten Sie, bis es grün ist.', 'Klappen Sie sie zu.']
  const text = `# Boot\n\n## Ihr Boot mit einer anderen Pumpe verbinden\n\n${steps.map((step) => `1. ${step}`).join('\n')}\n`
  const passage = passageOf(text, { title: 'Boot', language: 'de' })
  expect(judgedOf(question, [passage]).grounding).toBe(grounding)
})

test('A denial is no doubt where the question may be answered by one', () => {
  const cleaning = 'The filter can be washed with cold water, but never in a dishwasher.'
  const doubtsOf = (content: string) => {
    const candidates = readCandidates(understand([{ role: 'user', content }]), [
      passageOf(cleaning),
    ])
    const choice = select(candidates, forests.selection, shared.budget.snap)
    const { doubts, deniesAsked } = judgeFeatures(candidates, choice)
    return { doubts, deniesAsked }
  }

  const none = { doubts: 0, deniesAsked: 0 }
  expect(doubtsOf('Can the filter be washed in a dishwasher?')).toEqual(none)
  expect(doubtsOf('Washed in a dishwasher, the filter?')).toEqual(none)
  expect(doubtsOf('Which filter can be washed in a dishwasher?').doubts).toBeGreaterThan(0)
})

test('A passage that a search found alone is worth more than a document that was chosen', () => {
  const question = understand([{ role: 'user', content: 'Who crossed the sound since 1931?' }])
  const [found, given] = [false, true].map((isOfDocument) => {
    const candidates = readCandidates({ ...question, isOfDocument }, [passageOf(ferry)])
    return judge(candidates, select(candidates, forests.selection, shared.budget.snap)).probability
  })

  expect(found).toBeGreaterThan(given ?? 1)
})

test('A question about something else finds nothing near', () => {
  const { grounding } = judged('Which spices belong into a lentil soup from Ankara?', [
    bakery,
    library,
  ])

  expect(grounding).toBe('nothing')
})

test.each([
  ['a number that is not there', 'What did Clara Finch open in 1971?'],
  ['a name that is not there as a whole', 'When did Clara Lane open the bakery?'],
  ['a negation that differs', 'On which days does the shop open in winter?'],
  ['an opposite', 'What was damaged by a severe fire?'],
  [
    'another word in the place of one',
    'What does the bakery sell? It sells wheat bread on Fridays?',
  ],
])('The judge doubts: %s', (_, question) => {
  expect(featuresOf(question, [bakery])).toMatchObject({ doubts: expect.toSatisfy(isPositive) })
})

test('The judge has no doubt where the evidence says the very words of the question', () => {
  const { doubts } = featuresOf('When was the bakery of Mill Lane opened by Clara Finch?', [bakery])

  expect(doubts).toBe(0)
})

test('What only the conversation before spoke of may be missing', () => {
  const question = 'When was the bakery of Mill Lane opened by Clara Finch?'
  const asked = understand([{ role: 'user', content: question }])
  const candidates = readCandidates({ ...asked, context: 'Rowland 1971' }, [passageOf(bakery)])
  const choice = select(candidates, forests.selection, shared.budget.snap)

  expect(judgeFeatures(candidates, choice)).toMatchObject({ doubts: 0, namesMissing: 0 })
})

test('Taking a name out of the evidence makes an answer less probable', () => {
  const question = 'When was the bakery of Mill Lane opened by Clara Finch?'
  const without = bakery.replace('Clara Finch', 'somebody')

  expect(judged(question, [without]).probability).toBeLessThan(
    judged(question, [bakery]).probability,
  )
})

test('What is quoted from another language is never an answer; the names of the question make it near', () => {
  const german =
    'Die Bäckerei an der Mühlgasse verkauft freitags ein Roggenbrot. Clara Finch backt es.'
  const passage = passageOf(german, { language: 'de' })

  const named = judgedOf('What does the baker Clara Finch sell on Fridays?', [passage])
  const unnamed = judgedOf('What does the baker sell in the morning?', [passage])

  expect(named).toMatchObject({ grounding: 'nearest', isForeign: true })
  expect(unnamed.grounding).toBe('nothing')
})

test.each([
  ['What is the salary of Tilda Brandt?', 'salary of Tilda Brandt'],
  ['Who is the deputy of Tilda Brandt?', 'deputy of Tilda Brandt'],
  ['How old is Tilda Brandt?', 'Tilda Brandt: 41'],
  ['When was Tilda Brandt born?', 'Tilda Brandt, born 3 May 1984'],
  ['Where was Tilda Brandt born?', 'Tilda Brandt, born in Norrvik'],
  ['Quel est le salaire de Tilda Brandt ?', 'Salaire de Tilda Brandt'],
])('Where only the name is said, what is asked of it is not answered: %s', (question, told) => {
  const contacts = (name: string) =>
    `# Contacts\n\n| Team | Name | Mail |\n|---|---|---|\n| Pay | ${name} | pay@mill.example |\n`

  expect(judged(question, [contacts('Tilda Brandt')]).grounding).toBe('nearest')
  expect(judged(question, [contacts(told)]).grounding).toBe('answered')
})

test('What the web says of something else is no answer to a short question that names what is not there', () => {
  const judgedOnWeb = (question: string, text: string) => {
    const asked = { ...understand([{ role: 'user', content: question }]), isOfWeb: true }
    const candidates = readCandidates(asked, [passageOf(text, { title: 'Clara Finch' })])
    return judge(candidates, select(candidates, forests.selection, shared.budget.snap)).grounding
  }

  expect(judgedOnWeb('When did Clara Finch open the bakery?', bakery)).toBe('answered')
  expect(judgedOnWeb('When did Clara Finch open the bakery of Norrvik?', bakery)).toBe('nearest')
  expect(judged('When did Clara Finch open the bakery of Mill Lane?', [bakery]).grounding).toBe(
    'answered',
  )
})

test('A document in an unknown language is not taken for one in another', () => {
  const question = 'Who opened the bakery of Mill Lane?'

  const unknown = judgedOf(question, [passageOf(bakery, { language: 'und' })])

  expect(unknown).toMatchObject({ grounding: 'answered', isForeign: false })
})

test('A table of names and numbers, in which no words tell a language, is not taken for one in another', () => {
  const table = 'Casa: 1.º A; Cuota (€): 62,30\nCasa: 3.º A; Cuota (€): 88,75\n'

  const told = judgedOf('¿Qué cuota paga el 3.º A?', [passageOf(table, { language: 'en' })])

  expect(told.isForeign).toBe(false)
})

test('Of a document that is translated in part, a quotation in the language of the question may answer it', () => {
  const parts = [
    '防火墙是过滤网络数据包的网关。',
    'A firewall lets a packet pass only if a rule says so.',
  ]
  const passages = parts.map((text) => passageOf(text, { language: 'en' }))
  const question = understand([{ role: 'user', content: '什么是防火墙？' }])

  expect(groundUnits(question, passages, [0, 1])).toBe('answered')
  expect(groundUnits(question, passages, [1])).toBe('nothing')
})

function isPositive(value: unknown): boolean {
  return typeof value === 'number' && value > 0
}

function judged(question: string, texts: readonly string[]) {
  return judgedOf(
    question,
    texts.map((text) => passageOf(text)),
  )
}

function judgedOf(question: string, passages: ReturnType<typeof passageOf>[]) {
  const { candidates, choice } = chosen(question, passages)
  return judge(candidates, choice)
}

function featuresOf(question: string, texts: readonly string[]) {
  const { candidates, choice } = chosen(
    question,
    texts.map((text) => passageOf(text)),
  )
  return judgeFeatures(candidates, choice)
}

function chosen(question: string, passages: ReturnType<typeof passageOf>[]) {
  const candidates = readCandidates(understand([{ role: 'user', content: question }]), passages)
  return { candidates, choice: select(candidates, forests.selection, shared.budget.snap) }
}

test('A follow-up is not answered by what lacks the only name that it names', () => {
  const said = (name: string) =>
    passageOf(`The ${name} carries 180 passengers. She was built in Norrvik.`)
  const asked = understand([
    { role: 'user', content: 'How many passengers does the Aurelia carry?' },
    { role: 'assistant', content: '', quotes: ['The Aurelia carries 180 passengers.'] },
    { role: 'user', content: 'And the Kestrel?' },
  ])
  const groundingBy = (name: string) => {
    const candidates = readCandidates(asked, [said(name)])
    return judge(candidates, select(candidates, forests.selection, shared.budget.snap)).grounding
  }

  expect(groundingBy('Kestrel')).toBe('answered')
  expect(groundingBy('Aurelia')).not.toBe('answered')
})
