import { expect, test } from 'vitest'
import { partAsked, partsOf, sidesOf } from './decompose.ts'
import { understand } from './understand.ts'

test.each([
  [
    'When was the museum built, and who designed it?',
    ['When was the museum built', 'who designed it?'],
  ],
  [
    'Wann wurde das Museum gebaut und wer hat es entworfen?',
    ['Wann wurde das Museum gebaut', 'wer hat es entworfen?'],
  ],
  [
    'Where is the yard? How many ships did it build?',
    ['Where is the yard?', 'How many ships did it build?'],
  ],
  ['Is it free, and may I bring a dog?', ['Is it free', 'may I bring a dog?']],
  [
    'If I come late, what do I pay and when does it close?',
    ['If I come late, what do I pay', 'when does it close?'],
  ],
  [
    'After a storm, how long do I wait, and if a ferry is lost when do I get my money?',
    ['After a storm, how long do I wait', 'if a ferry is lost when do I get my money?'],
  ],
  ['Who wrote the song that was sung at sea and was sold in Norrvik?', []],
  ['Which ships and boats did the yard build?', []],
  ['When was the museum built?', []],
  // Too many parts for the length of a reply: the question is not split, so that none is silently left out.
  ['Where is it built? Who built it? When was it sold? Who bought it? How large is it?', []],
])('%s', (text, parts) => {
  expect(partsOf(understand([{ role: 'user', content: text }]))).toEqual(parts)
})

test('A part that refers to the others is asked about the names that answer those', () => {
  const text = 'Which ferry sails to the island, and who built it?'
  const question = understand([{ role: 'user', content: text }])
  const parts = partsOf(question)
  const [first = '', second = ''] = parts

  const referring = partAsked(second, question, parts, ['The ferry Aurelia sails there at noon.'])
  const whole = partAsked(first, question, parts, ['The ferry Aurelia sails there at noon.'])

  expect(referring.context).toContain('Aurelia')
  expect(whole.context).not.toContain('Aurelia')
})

test.each([
  ['Which ship is longer, the Rose or the Star?', ['the Rose', 'the Star']],
  ['Quel appareil est le plus puissant, le robot ou le mixeur ?', ['le robot', 'le mixeur']],
  ['Wo ist die Fahrkarte teurer, in Solmara oder in Nordheim?', ['in Solmara', 'in Nordheim']],
  ['Worin unterscheiden sich Quittung und Rechnung?', ['Quittung', 'Rechnung']],
  ['¿En qué se diferencian la factura y el recibo?', ['factura', 'recibo']],
  ['Em que diferem a fatura e o recibo?', ['fatura', 'recibo']],
  ['In che cosa differiscono la fattura e lo scontrino?', ['fattura', 'scontrino']],
  ['En quoi diffèrent la facture et le reçu ?', ['facture', 'reçu']],
  ['Hoe verschillen een factuur en een bon?', ['factuur', 'bon']],
  ['Чем отличаются счёт и квитанция?', ['счёт', 'квитанция']],
  ['Чем счёт отличается от квитанции?', ['счёт', 'квитанции']],
  ['Czym różnią się faktura i paragon?', ['faktura', 'paragon']],
  ['Compare the price of the red bike and the blue bike', ['red bike', 'blue bike']],
  ['difference between an appeal and a reinstatement', ['appeal', 'reinstatement']],
  ['PUT vs PATCH', ['PUT', 'PATCH']],
  ['difference between read_line and write_line', ['read_line', 'write_line']],
  ['Box<T> vs Rc<T>', ['Box<T', 'Rc<T']],
  ['How does a list differ from a tuple in Python?', ['list', 'tuple']],
  ['Quelle est la différence entre apt upgrade et apt purge ?', ['apt upgrade', 'apt purge']],
  ['What is the difference between a list and a tuple in Python?', ['list', 'tuple']],
  ['Why is there a difference between the quote and the bill?', []],
  ['soft links versus hard links: which take room?', ['soft links', 'hard links']],
  ['Why should I compare err.code and not use instanceof?', []],
  ['Which parts are red, green, blue or black?', []],
  ['Who decides, and how is it told?', []],
  ['How long is the longest project, compared to last year?', []],
  ['Which ships and boats did the yard build?', []],
  ['When was the museum built?', []],
])('%s', (text, names) => {
  const sides = sidesOf(understand([{ role: 'user', content: text }]))
  expect(sides.map(({ name }) => name)).toEqual(names)
})

test('each side is asked about without the other', () => {
  const question = understand([
    { role: 'user', content: 'Compare the fees of Tervania and Qasmir.' },
  ])
  expect(sidesOf(question).map(({ text }) => text)).toEqual([
    'Compare the fees of Tervania',
    'Compare the fees of Qasmir',
  ])
})

test('where nothing is said of what is compared, it is asked what each side is', () => {
  const asked = (content: string) =>
    sidesOf(understand([{ role: 'user', content }])).map(({ text, asks }) => [text, asks])

  expect(asked('What is the difference between a list and a tuple in Python?')).toEqual([
    ['list in Python', 'definition'],
    ['tuple in Python', 'definition'],
  ])
  expect(asked('¿Cuál es la diferencia entre un gato y un perro?')).toEqual([
    ['gato', 'definition'],
    ['perro', 'definition'],
  ])
})
