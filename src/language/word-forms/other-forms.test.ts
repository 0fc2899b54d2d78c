import { expect, test } from 'vitest'
import { otherForms } from './other-forms.ts'
import { terms } from './terms.ts'

test.each([
  ['How many PDFs are there?', 'PDFs', ['PDF']],
  ['set the relay host', 'relay', ['relayhost']],
  ['set the relay-host', 'host', ['relayhost']],
  ['relay, host', 'host', []],
  ['of host 42', 'host', []],
  ['Gas', 'Gas', []],
  ['the max of loads', 'max', ['maximum']],
  ['Max load of the crane', 'Max', ['maximum']],
  ['What does Max repair?', 'Max', []],
])('other forms in %s of %s', (text, word, forms) => {
  const found = terms(text, 'en')
  const at = found.findIndex(({ start, end }) => text.slice(start, end) === word)
  expect(otherForms(text, found, at, ['en'])).toEqual(forms)
})

test.each([
  ['Wie lang ist die Kuendigungsfrist?', 'Kuendigungsfrist', ['kündigungsfrist']],
  ['Wie lang ist die Kündigungsfrist?', 'Kündigungsfrist', ['kuendigungsfrist']],
  ['Wo ist die neue Quelle?', 'Quelle', []],
  ['Falten im Gesicht', 'Falten', compoundsOf('Gesicht', 'falten')],
  ['Falten im Gesicht', 'Gesicht', compoundsOf('Gesicht', 'falten')],
  ['Druck Einstellungen', 'Druck', compoundsOf('Druck', 'einstellungen')],
  ['Falten, Gesicht', 'Falten', []],
  ['Falten und Gesicht', 'Falten', []],
  ['Port 80 im Netz', 'Netz', []],
])('in a German text "%s" has %s, or %j', (text, word, forms) => {
  const found = terms(text, 'de')
  const at = found.findIndex(({ start, end }) => text.slice(start, end) === word)
  expect(otherForms(text, found, at, ['de', 'en'])).toEqual(forms)
})

function compoundsOf(left: string, right: string) {
  return ['', 's', 'es', 'n', 'en'].map((joint) => `${left}${joint}${right}`)
}
