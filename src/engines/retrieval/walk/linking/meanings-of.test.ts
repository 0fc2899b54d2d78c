import { expect, test } from 'vitest'
import type { IndexedAlias } from '../../../../index/index-reader.ts'
import { meaningsOf } from './meanings-of.ts'

const alias = (
  key: string,
  entityKey: string,
  kind: IndexedAlias['kind'] = 'acronym',
  chunk = 0,
): IndexedAlias => ({ key, entityKey, kind, chunk, sentence: { start: 0, end: 1 } })

test('an acronym stands for what most chunks show, and for the rest less', () => {
  const aliases = [
    alias('aa', 'american airlines', 'acronym', 1),
    alias('aa', 'alcoholics anonymous', 'acronym', 2),
    alias('aa', 'alcoholics anonymous', 'acronym', 3),
  ]

  expect(meaningsOf('aa', aliases).map(({ key, share }) => [key, share])).toEqual([
    ['alcoholics anonymous', 2 / 3],
    ['american airlines', 1 / 3],
  ])
})

test('a last name stands for somebody only if chunks seldom leave it open', () => {
  const aliases = [alias('brook', 'ada brook', 'last-name')]

  expect(meaningsOf('brook', aliases, 2)).toMatchObject([{ key: 'ada brook', share: 0.5 }])
  expect(meaningsOf('brook', aliases, 50)).toEqual([])
})

test('a full name is also called by its acronym anywhere, by the last name only where it is shown', () => {
  const aliases = [alias('ab', 'ada brook'), alias('brook', 'ada brook', 'last-name', 7)]

  expect(meaningsOf('ada brook', aliases)).toMatchObject([
    { key: 'ab', isLocal: false },
    { key: 'brook', isLocal: true, shownBy: [{ chunk: 7 }] },
  ])
})
