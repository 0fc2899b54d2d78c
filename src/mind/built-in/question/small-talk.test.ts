import { expect, test } from 'vitest'
import { languages } from '../../../language/languages.ts'
import type { Utterance } from '../../mind.ts'
import { smallTalk } from './small-talk.ts'
import { understand } from './understand.ts'

test.each([
  ['ok thank you very much!', 'thanks'],
  ['Ok', 'acknowledgement'],
  ['I see, got it.', 'acknowledgement'],
  ['Alles klar, tschüss!', 'acknowledgement'],
  ['who are you?', 'ofAssistant'],
  ['Can you help me, please?', 'ofAssistant'],
  ['Que peux-tu faire ?', 'ofAssistant'],
  ['你能做什么？', 'ofAssistant'],
  ['are you sure?', 'remark'],
  ['shorter please', 'remark'],
  ['i dont understand', 'remark'],
  ['Auf Deutsch bitte', 'remark'],
  ['もっと短く', 'remark'],
])('%s is %s', (text, kind) => {
  expect(smallTalk(text)?.kind).toBe(kind)
})

test.each([
  'Ok, but why?',
  'What can you do with it?',
  'What can you do about a broken ramp?',
  'Are you sure the ferry sails on Sundays?',
  'I have a question about the fares',
  'Is the ferry shorter?',
  'Where can I find that?',
  'Wo finde ich das?',
  'Où puis-je trouver ça ?',
  'In which file?',
  'Wie sicher ist das?',
  'どこにありますか',
])('%s asks about something', (text) => {
  expect(smallTalk(text)).toBeUndefined()
})

test.each([...languages.values()])(
  'every phrase of $code is small talk of its kind',
  (language) => {
    const { acknowledgements, questionsOfAssistant } = language
    // Every seventh of 7,000 phrases: all of them take seconds.
    const waysOf = (words: typeof acknowledgements) =>
      new Set(words.all.filter((_, at) => at % 7 === 0).map((one) => smallTalk(one)?.how))
    const kindsOf = (words: typeof acknowledgements) => words.all.map((one) => smallTalk(one)?.kind)

    // Some words take note in one language, and greet or thank in another.
    expect(kindsOf(acknowledgements)).not.toContain(undefined)
    expect(new Set(kindsOf(questionsOfAssistant))).toEqual(new Set(['ofAssistant']))
    expect(waysOf(language.shorterWishes)).toEqual(new Set(['shorter']))
    expect(waysOf(language.moreWishes)).toEqual(new Set(['more']))
    expect(waysOf(language.sourceWishes)).toEqual(new Set(['sources']))
    // "That is not true" is told by the words of "is that true" in some languages.
    expect(waysOf(language.remarksOnReply)).toContain('again')
  },
)

test.each([
  ['shorter please', 'shorter'],
  ['ok thanks, in one sentence?', 'shorter'],
  ['Could you tell me more?', 'more'],
  ['genauer bitte', 'more'],
  ['where does it say that??', 'sources'],
  ['tu es sûr ?', 'sources'],
  ['что ещё?', 'more'],
  ['出处在哪？', 'sources'],
  ['make it a list', 'again'],
  ['auf Englisch bitte', 'again'],
])('%s wishes the last answer in another way: %s', (wish, how) => {
  const asked: readonly Utterance[] = [
    { role: 'user', content: 'When does the museum open?' },
    { role: 'assistant', content: 'It opens at ten.' },
    { role: 'user', content: 'Thanks' },
    { role: 'assistant', content: 'You are welcome.' },
  ]

  const { text, retelling } = understand([...asked, { role: 'user', content: wish }])

  expect(text).toBe('When does the museum open?')
  expect(retelling).toMatchObject({ how, wish, messageCount: 1 })
  const kind = how === 'more' ? 'empty' : 'remark'
  expect(understand([{ role: 'user', content: wish }])).toMatchObject({ kind })
})

test.each(['context', 'Nachweis?', 'reference', 'expand'])(
  'where nothing was asked before, "%s" is looked up, and may be wished in another way',
  (content) => {
    const first: Utterance = { role: 'user', content }
    const hello: readonly Utterance[] = [
      { role: 'user', content: 'Hello' },
      { role: 'assistant', content: 'Hello!' },
    ]
    const wish: Utterance = { role: 'user', content: 'shorter' }

    expect(understand([first])).toMatchObject({ kind: 'question', text: content })
    expect(understand([...hello, first])).toMatchObject({ kind: 'question', text: content })
    expect(understand([first, { role: 'assistant', content: 'It is one.' }, wish])).toMatchObject({
      text: content,
      retelling: { how: 'shorter', messageCount: 1 },
    })
  },
)

test('a follow-up question goes on from what was asked before the small talk', () => {
  const asked: readonly Utterance[] = [
    { role: 'user', content: 'When does the museum open?' },
    { role: 'assistant', content: 'It opens at ten.', quotes: ['It opens at ten.'] },
  ]
  const small: readonly Utterance[] = [
    { role: 'user', content: 'Are you sure?' },
    { role: 'assistant', content: 'My answers are exact quotes.', quotes: [] },
    { role: 'user', content: 'Ok' },
    { role: 'assistant', content: 'All right.', quotes: [] },
  ]
  const last: Utterance = { role: 'user', content: 'And on Sundays?' }

  expect(understand([...asked, ...small, last])).toEqual(understand([...asked, last]))
})
