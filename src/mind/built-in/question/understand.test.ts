import { describe, expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import type { Utterance } from '../../mind.ts'
import { inLanguageOf, understand } from './understand.ts'

const ask = (content: string, ...earlier: readonly Utterance[]) =>
  understand([...earlier, { role: 'user', content }])
const user = (content: string): Utterance => ({ role: 'user', content })
const assistant = (content: string): Utterance => ({ role: 'assistant', content })

test.each([
  ['Hello!', 'greeting'],
  ['Guten Morgen', 'greeting'],
  ['Bonjour', 'greeting'],
  ['Thanks', 'thanks'],
  ['Vielen Dank!', 'thanks'],
  ['谢谢', 'thanks'],
  ['谢谢你的帮助', 'thanks'],
  ['助けてくれてありがとう', 'thanks'],
  ['教えてくれてありがとうございました', 'thanks'],
  ['도와주셔서 감사합니다', 'thanks'],
  ['muchas gracias por tu ayuda', 'thanks'],
  ['Thanks for the quick answer!', 'thanks'],
  ['Yardımın için teşekkürler', 'thanks'],
  ['谢谢，博物馆几点开门？', 'question'],
  ['博物館の開館時間を教えてください', 'question'],
  ['Who says thanks', 'question'],
  ['¿Qué ayuda hay para estudiantes?', 'question'],
  ['???', 'empty'],
  ['Who is that?', 'empty'],
  ['Hello, when does the museum open?', 'question'],
  ['Thanks, and when does the museum open on Sundays?', 'question'],
])('%s is a %s', (text, kind) => {
  expect(ask(text).kind).toBe(kind)
})

test.each([
  ['When does the museum open?', 'time'],
  ['The museum is small. How many rooms does it have?', 'number'],
  ['Wer hat das Museum gebaut?', 'person'],
  ['Is the museum open on Sundays?', 'yes-no'],
  ['If it rains, do we get our money back?', 'yes-no'],
  ['If it rains, who do we ask?', 'person'],
  ['Le chien peut-il entrer dans le musée ?', 'yes-no'],
  ['À la fin de quelle année le musée a-t-il ouvert ?', 'time'],
  ['¿Tengo que pagar la entrada?', 'yes-no'],
  ['Pourquoi le musée est-il fermé ?', 'reason'],
  ['Which guided tours are there?', 'list'],
  ['What museums exist in Norrvik?', 'list'],
  ['Welche Führungen gibt es?', 'list'],
  ['¿Qué visitas hay?', 'list'],
  ['What is the tour called, and does it still exist?', 'thing'],
  ['How many tours are there?', 'number'],
  ['tidal range meaning', 'definition'],
  ['Bedeutung von Tidenhub', 'definition'],
  ['Ich habe was verloren, wie melde ich das?', 'manner'],
  ['Mi entrada no vale, ¿qué hago?', 'steps'],
  ['¿A qué distancia hay que esperar?', 'number'],
  ['Как расшифровывается МПП?', 'definition'],
  ['What are tide tables used for?', 'definition'],
  ['What are the rooms used for concerts?', 'list'],
  ['역은 어디에 있습니까?', 'place'],
  ['이 기계는 방수입니까?', 'yes-no'],
  ['표를 만들려면 얼마가 듭니까?', 'number'],
  ['机器什么都不做，怎么办?', 'manner'],
  ['この機械は防水ですか。', 'yes-no'],
  ['駅はどこですか。', 'place'],
])('%s asks for %s', (text, asks) => {
  expect(ask(text).asks).toBe(asks)
})

describe('what the conversation spoke of before', () => {
  const earlier = [
    user('Who designed the museum in Norrvik?'),
    assistant('The museum was designed by Selma Brandt, who lived in the town.[1]'),
  ]

  test.each(['And when was she born?', 'When was she born?', 'And her mother?'])(
    '%s leans on it',
    (text) => {
      const { context } = ask(text, ...earlier)

      expect(context).toContain('Selma Brandt')
      expect(context).toContain('museum')
    },
  )

  test('a question of its own does not', () => {
    expect(ask('Which lightship did Mats Halvorsen restore?', ...earlier).context).toBe('')
  })

  test('the names are those of its citations, not those of its layout', () => {
    const answer = {
      ...assistant('Harbour Guide › Opening Hours: It was designed by Selma Brandt. [1]'),
      quotes: ['It was designed by Selma Brandt.'],
    }
    const { context } = ask('And when was she born?', user('Who designed the museum?'), answer)

    expect(context).toContain('Selma Brandt')
    expect(context).not.toContain('Opening Hours')
  })

  test('in any language that has a folder', () => {
    const before = [
      user('Wer hat das Museum in Norrvik entworfen?'),
      assistant('Das Museum wurde von Selma Brandt entworfen. [1]'),
    ]

    expect(ask('Und wann wurde sie geboren?', ...before).context).toContain('Selma Brandt')
  })
})

test('a few words are in the language of what was said before', () => {
  expect(ask('In po čem je znana?').language).toBe('cs')
  expect(ask('In po čem je znana?', user('Kdaj je bil muzej zgrajen?')).language).toBe('sl')
})

describe('the language of a question, beside what was found for it', () => {
  const italian = passageOf('Il biglietto costa sei euro.', { language: 'it' })
  const unknown = passageOf('| 6 | 7 |', { language: 'und' })

  test.each([
    ['prezzo biglietto', 'it', undefined],
    ['Come si compra il biglietto?', 'it', 'manner'],
    ['How much is a ticket?', 'en', 'number'],
  ])('%s', (text, language, asks) => {
    expect(inLanguageOf(ask(text), [unknown, unknown, italian])).toMatchObject({ language, asks })
  })

  test('it is left as it was where nothing tells', () => {
    const question = ask('prezzo biglietto')

    expect(inLanguageOf(question, [unknown])).toBe(question)
    expect(inLanguageOf(question, [])).toBe(question)
  })
})

test.each([
  ['Hola', ['es'], 'es'],
  ['Hola', ['en', 'es'], 'es'],
  ['Hola', ['ca'], 'ca'],
  ['Hola', [], 'es'],
  ['Hallo', ['de'], 'de'],
  ['Hallo', ['en', 'nl'], 'nl'],
  ['Hallo', ['en'], 'en'],
  ['Hi', ['de', 'en'], 'en'],
  ['Hello', ['de'], 'en'],
  ['Resume el documento', ['en', 'es'], 'es'],
  ['Resume el documento', ['fr'], 'es'],
  ['Riassumi il documento', ['en', 'fr'], 'it'],
  ['Streść dokument', ['en'], 'pl'],
  ['Résume le document', ['en'], 'fr'],
  ['Fasse das Dokument zusammen', ['en'], 'de'],
  ['谢谢你的帮助', ['en'], 'zh'],
  ['muchas gracias por tu ayuda', ['en'], 'es'],
])('%s, put to documents in %j, is %s', (text, documentLanguages, language) => {
  expect(inLanguageOf({ ...ask(text), documentLanguages }, []).language).toBe(language)
})

test('a greeting goes on in the language of the conversation', () => {
  const question = ask('Hallo', user('Wann öffnet das Museum am Sonntag?'))

  expect(inLanguageOf({ ...question, documentLanguages: ['nl'] }, []).language).toBe('de')
})

const opens = 'When does the museum in Norrvik open?'

test('of a long message the end is the question', () => {
  const { text } = ask(`${'It rained all day. '.repeat(4_000)}When does the museum open?`)

  expect(text.length).toBeLessThanOrEqual(1_000)
  expect(text).toMatch(/When does the museum open\?$/)
})

test.each([
  `Hello, I am new here. ${opens} Thanks!`,
  `${opens} Please answer in one sentence, as I want to print it on a sign.`,
  `You are a helpful assistant. Use only the documents. Question: ${opens}`,
  `It rained all day.\n\n\`\`\`\nError: is it on?\n\`\`\`\n\n${opens}`,
  `${opens}\n\n${'It rained all day. '.repeat(4_000)}`,
  `${'It rained all day. '.repeat(4_000)}\n\n${opens} ${'It rained all day. '.repeat(100)}`,
])('what stands around a question is no part of it: %.80s', (content) => {
  const { around, leftOut, situation, ...asked } = ask(content)

  expect(asked).toEqual(ask(opens))
  expect(situation?.isLeaning ?? false).toBe(false)
  expect(asked.text.length + (around?.length ?? 0) + (leftOut ?? 0)).toBeGreaterThan(
    content.trim().length - 20,
  )
})

test('a question that leans on the rest of its message takes its terms along', () => {
  const { text, context, situation } = ask('We have the Orbit A1. How do I reset it? Thanks!')

  expect({ text, context }).toEqual({ text: 'How do I reset it?', context: '' })
  expect(situation).toEqual({ terms: 'Orbit A1', isLeaning: true })
})

test('of a long message before a question only its last terms say where to look', () => {
  const { situation } = ask(`${'Quay street was wet again. '.repeat(30)}${opens}`)

  expect(situation?.terms.split(' ').length).toBeLessThanOrEqual(12)
})

test.each([
  ['I need to change the port', 'steps'],
  ['ich möchte den Anschluss ändern', 'steps'],
  ['Je voudrais annuler une impression', 'steps'],
  ['I need the port', undefined],
] as const)('who says what they want asks how: %s', (text, asks) => {
  expect(ask(text).asks).toBe(asks)
})

test('of several questions in a message all are asked; where none asks, all of it is', () => {
  expect(ask('I am new. Who built it? We wonder. And when?').text).toBe('Who built it? And when?')
  expect(ask('The ticket office. Opening hours.').text).toBe('The ticket office. Opening hours.')
})

test.each([
  ['And the B7?', 'How do I reset the Orbit A1?', 'Orbit', 'A1'],
  ['And in 2025?', 'What was the rent for 10 rooms in 2026?', '10', '2026'],
  ['Und die 7a?', 'Wann hat die 7b Sport?', 'Sport', '7b'],
])('"%s" after "%s" takes along "%s", and not "%s"', (asked, before, kept, replaced) => {
  const answer: Utterance = {
    role: 'assistant',
    content: '',
    quotes: [`Orbit ${replaced}: see below.`],
  }

  const { text, context, replaced: old } = ask(asked, user(before), answer)

  expect(old).toEqual([replaced.toLowerCase()])
  expect(`${text} ${context}`).toContain(kept)
  expect(`${text} ${context}`).not.toContain(replaced)
  const { context: later } = ask('How much is it?', user(before), answer, user(asked), answer)
  expect(later).not.toContain(replaced)
})

test('a name in a follow-up replaces the names of before, and takes their questions along', () => {
  const quotes = ['The Aurelia is a ferry that Ingrid Solberg designed.']
  const answer: Utterance = { role: 'assistant', content: '', quotes }
  const before = [user('Who designed the ferry Aurelia?'), answer]

  const again = [...before, user('How many passengers does it carry?'), answer]
  expect(ask('And the Kestrel?', ...again)).toMatchObject({
    text: 'How many passengers does Kestrel carry?',
    context: '',
  })
  const later = [...again, user('And the Kestrel?'), { ...answer, quotes: ['The Kestrel sails.'] }]
  expect(ask('And where does it lie?', ...later).context).not.toContain('Aurelia')
  expect(ask('Did she live in Norrvik?', ...before).context).toContain('Ingrid Solberg')
})

test('of two designations that were asked about together both are taken along', () => {
  const { context } = ask('Which one is larger?', user('What do the Orbit A1 and B7 cost?'))

  expect(context).toMatch(/A1.*B7/)
})

test('a short question may begin another topic: it takes along the last question, but no names of a long answer', () => {
  const lease = ['Harriet Bloomfield lets the flat to Tomás Ferreira.', 'Priya Nair pays the rent.']
  const answer: Utterance = { role: 'assistant', content: '', quotes: lease }

  const { context } = ask('Which invoices are open?', user('Summarize the lease'), answer)

  expect(context).toContain('lease')
  expect(context).not.toContain('Ferreira')
})

test('a question in a conversation may ask about a whole table, unless it refers back', () => {
  const earlier = [user('When does the ferry sail?'), assistant('At ten.')]

  expect(ask('Which ferry is the fastest?', ...earlier).mayAggregate).toBe(true)
  expect(ask('And which of them is the fastest?', ...earlier).mayAggregate).toBe(false)
})

test('of a long conversation its last messages are read, so that a question takes no longer in it', () => {
  const old = [user('How deep is the Norrvik?'), assistant('It is deep.')]
  const whys = (count: number) =>
    Array.from({ length: count }, () => [user('Why?'), assistant('It is so.')]).flat()

  expect(ask('and the Ellery?', ...old, ...whys(5)).text).toBe('How deep is the Ellery?')
  expect(ask('and the Ellery?', ...old, ...whys(6)).text).toBe('and the Ellery?')
})
