import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from './languages.ts'
import { Templates } from './templates.ts'

const name = fc
  .array(fc.constantFrom('Ada', 'Ærø', 'ferry', 'No. 7', 'Łódź', 'of'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((words) => words.join(' '))

test('the gaps of every question of every language give back what stands in them', () => {
  const written = [...languages.values()].flatMap(({ connections }) => connections.all)
  expect(written.length).toBeGreaterThan(60)
  fc.assert(
    fc.property(fc.constantFrom(...written), name, name, (template, one, other) => {
      const [before = '', between = '', after = ''] = template.split('…')
      const text = `¿${before}${one}${between}${other}${after} ?`
      const own = new Templates([template])

      expect(own.gapsIn(text.toUpperCase())?.map((gap) => gap.toUpperCase())).toEqual([
        one.toUpperCase(),
        other.toUpperCase(),
      ])
      expect(own.gapsIn(`${before}${one}${between}`)).toBeUndefined()
    }),
  )
})

test('a text that only begins or ends as a template is none', () => {
  const templates = new Templates(['how are … and … connected'])

  expect(templates.gapsIn('How are A and B connected today?')).toBeUndefined()
  expect(templates.gapsIn('So how are A and B connected?')).toBeUndefined()
  expect(templates.gapsIn('How are and connected?')).toBeUndefined()
  expect(templates.gapsIn('How are A and B connected?')).toEqual(['A', 'B'])
})
