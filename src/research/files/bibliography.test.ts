import { expect, test } from 'vitest'
import { bibtexOf, cslOf } from './bibliography.ts'

const sources = [
  {
    index: 1,
    title: 'Tides & {currents}: 5 % of \\all_ ~of~ them #1',
    url: 'https://example.org/a_b?c=%20{d}',
    author: 'Ada Quell',
    published_at: '2020-02-03T10:00:00Z',
    licence: 'CC BY-SA & others',
    fetched_at: '2026-11-22T09:00:00Z',
  },
  { index: 2, title: '', url: 'https://example.org/2', fetched_at: '2026-11-22T09:00:00Z' },
]

test('BibTeX has each source as an entry whose text is no command', () => {
  expect(bibtexOf(sources)).toBe(`@online{source1,
  title = {{Tides \\& \\{currents\\}: 5 \\% of \\textbackslash{}all\\_ \\textasciitilde{}of\\textasciitilde{} them \\#1}},
  author = {{Ada Quell}},
  url = {https://example.org/a_b?c=%20%7Bd%7D},
  date = {2020-02-03},
  urldate = {2026-11-22},
  note = {CC BY-SA \\& others},
}

@online{source2,
  title = {{https://example.org/2}},
  url = {https://example.org/2},
  urldate = {2026-11-22},
}
`)
})

test('CSL-JSON has what BibTeX has', () => {
  expect(JSON.parse(cslOf(sources))).toEqual([
    {
      id: 'source1',
      type: 'webpage',
      title: sources[0]?.title,
      author: [{ literal: 'Ada Quell' }],
      URL: sources[0]?.url,
      issued: { 'date-parts': [[2020, 2, 3]] },
      license: 'CC BY-SA & others',
      accessed: { 'date-parts': [[2026, 11, 22]] },
    },
    {
      id: 'source2',
      type: 'webpage',
      title: 'https://example.org/2',
      URL: 'https://example.org/2',
      accessed: { 'date-parts': [[2026, 11, 22]] },
    },
  ])
})
