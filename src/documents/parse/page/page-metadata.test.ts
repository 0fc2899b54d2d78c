import { expect, test } from 'vitest'
import { parsePageDom } from './page-dom.ts'
import { authorName, oneLine, PageMetadata } from './page-metadata.ts'

test('an author is a name: no address of a profile, and no date where a name could stand', () => {
  expect(authorName(' By  Ada Lovelace\n')).toBe('Ada Lovelace')
  expect(authorName('山田太郎')).toBe('山田太郎')
  expect(authorName('https://example.org/ada')).toBeUndefined()
  expect(authorName('2024-02-01')).toBeUndefined()
  expect(authorName('')).toBeUndefined()
})

test('a title turns no direction around', () => {
  expect(oneLine(' Tides \u202egnp.exe\u202c\n')).toBe('Tides gnp.exe')
})

test.each([
  ['https://en.encyclopedia.example/ferry', 'Ferry - Encyclopedia', 'Ferry'],
  ['https://es.encyclopedia.example/ferry', 'Ferry — Encyclopedia, la obra libre', 'Ferry'],
  ['https://www.coasttimes.example/ferry', 'Ferry runs again | Coast Times', 'Ferry runs again'],
  ['https://coast.example/a', 'News - Coast town gets a new ferry', undefined],
  ['https://coast.example/b', 'Ferry - a guide', undefined],
  ['https://coast.example/c', 'Coast', undefined],
])('the page %s, titled "%s", is called %s, without its site', (url, title, wanted) => {
  const document = parsePageDom(`<html><head><title>${title}</title></head><body></body></html>`)
  expect(new PageMetadata(document, url).withoutSite(title)).toBe(wanted ?? title)
})
