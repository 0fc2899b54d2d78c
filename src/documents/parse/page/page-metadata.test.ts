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

test.each([
  ['Harbour walk: where to begin', '', 'where to begin', 'Harbour walk: where to begin'],
  [
    'Walk: where to begin? – The Coast',
    'Walk: where to begin?',
    'begin? – The Coast',
    'Walk: where to begin?',
  ],
  ['Walk: where to begin – The Coast', 'The Coast', 'Walk: where to begin', 'Walk: where to begin'],
  ['News | Where to begin', 'News of the coast', 'Where to begin', 'Where to begin'],
  ['Tides - The manual of the coast', 'Tides', 'The manual of the coast', undefined],
  [
    'tide - print the tides of a day',
    'tide - print the tides of a day',
    'print the tides of a day',
    undefined,
  ],
  ['Coast | Harbour walk', 'The Coast', 'Harbour walk', 'Harbour walk'],
  ['Walk', 'Walk', undefined, 'Walk'],
])('the title "%s" above "%s" is whole where "%s" is found', (title, heading, found, whole) => {
  const head = `<head><title>${title}</title></head>`
  const document = parsePageDom(`<html>${head}<body><h1>${heading}</h1></body></html>`)
  expect(new PageMetadata(document, 'https://harbour.example/a').wholeTitle(found)).toBe(
    whole ?? title,
  )
})

test.each([
  ['By Ada Lovelace Chief engineer 3 May 2024, 3 min read', 'Ada Lovelace'],
  ['By Mary Somerville, Norrvik · 3 May 2024', 'Mary Somerville, Norrvik'],
  ['harbour_fan » 3 May 2024 9:12', 'harbour_fan'],
  ['山田太郎 2024年5月3日', '山田太郎'],
  ['Ada Lovelace and Mary Somerville', 'Ada Lovelace and Mary Somerville'],
  ['3 May 2024', undefined],
  [null, undefined],
])('the author in the byline "%s" is %s', (byline, author) => {
  const link = '<a href="/ada">Ada Lovelace</a> <a href="/a">Ada</a> <a href="/b"> </a>'
  const document = parsePageDom(`<html><body>${link}</body></html>`)
  expect(new PageMetadata(document, 'https://coast.example/a').authorIn(byline)).toBe(author)
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
