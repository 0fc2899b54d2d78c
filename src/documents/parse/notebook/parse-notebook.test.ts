import { expect, test } from 'vitest'
import { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { parseDocument } from '../parse-document.ts'
import type { ParsedDocument } from '../parsed-document.ts'
import { parseNotebook } from './parse-notebook.ts'

test('a notebook is read as its Markdown, its code and what the code gave', async () => {
  const cells = [
    { cell_type: 'markdown', source: ['# Brewing\n', '\n', 'How hot is it?'] },
    {
      cell_type: 'code',
      source: 'kettle.boil()\nkettle.heat',
      outputs: [
        { output_type: 'stream', name: 'stdout', text: ['It boils.\n'] },
        { output_type: 'execute_result', data: { 'text/plain': ['96'], 'image/png': 'iVBORw0K' } },
        { output_type: 'display_data', data: { 'text/html': '<b>96</b>' } },
      ],
    },
  ]
  const json = JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata: {}, cells })
  const read = await parseDocument(Buffer.from(json), { filename: 'a.ipynb' })
  expect(read.title).toBe('Brewing')
  expect(shown(read)).toEqual([
    'heading: Brewing',
    'paragraph: How hot is it?',
    'code: kettle.boil()\nkettle.heat',
    'code: It boils.',
    'code: 96',
  ])
})

test('an error that stopped the code is told in one line, without the way to it', async () => {
  const traceback = ['\u001b[0;31mValueError\u001b[0m Traceback', 'kettle.py in boil()']
  const outputs = [
    { output_type: 'error', ename: 'ValueError', evalue: 'The kettle is empty', traceback },
    { output_type: 'error', ename: 'KeyboardInterrupt', evalue: '', traceback },
    { output_type: 'error', traceback },
  ]
  const cells = [{ cell_type: 'code', source: 'kettle.boil()', outputs }]
  const read = await parseDocument(Buffer.from(JSON.stringify({ nbformat: 4, cells })), {})
  expect(shown(read)).toEqual([
    'code: kettle.boil()',
    'code: ValueError: The kettle is empty',
    'code: KeyboardInterrupt',
  ])
})

test('a raw cell is read as text', async () => {
  const source = ['Fill the kettle.\n', '\n', '# not a heading\n']
  const cells = [{ cell_type: 'raw', source }]
  const read = await parseDocument(Buffer.from(JSON.stringify({ nbformat: 4, cells })), {})
  expect(shown(read)).toEqual(['paragraph: Fill the kettle.', 'paragraph: # not a heading'])
})

test('a notebook of the format before is read too', async () => {
  const outputs = [
    { output_type: 'stream', stream: 'stdout', text: 'It boils.' },
    { output_type: 'pyout', prompt_number: 1, text: ['96'], png: 'iVBORw0K' },
    { output_type: 'pyerr', ename: 'ValueError', evalue: 'empty', traceback: ['red'] },
  ]
  const cells = [
    { cell_type: 'heading', level: 2, source: 'Brewing' },
    { cell_type: 'markdown', source: ['How hot?'] },
    { cell_type: 'code', input: ['kettle.boil()\n', 'kettle.heat'], language: 'python', outputs },
  ]
  const worksheets = [{ cells, metadata: {} }, { cells: [{ cell_type: 'raw', source: 'Pour.' }] }]
  const json = JSON.stringify({
    metadata: { name: '' },
    nbformat: 3,
    nbformat_minor: 0,
    worksheets,
  })
  expect(shown(await parseDocument(Buffer.from(json), {}))).toEqual([
    'heading: Brewing',
    'paragraph: How hot?',
    'code: kettle.boil()\nkettle.heat',
    'code: It boils.',
    'code: 96',
    'code: ValueError: empty',
    'paragraph: Pour.',
  ])
})

test('its text counts against the limit', () => {
  const cells = [{ cell_type: 'markdown', source: 'It is hot. '.repeat(9) }]
  const json = JSON.stringify({ nbformat: 4, cells })
  expect(() => parseNotebook(json, new TextBudget(40))).toThrow('MAX_TEXT_CHARACTERS')
})

test.each([
  '{"nbformat": 4}',
  '{"nbformat": 4, "cells": "none"}',
  '{"nbformat": 4}\n{"nbformat": 4}',
])('other JSON is no notebook: %s', async (json) => {
  const { text } = await parseDocument(Buffer.from(json), {})
  expect(text).toContain('nbformat')
})

/** The blocks of a document, each as `kind: text`. */
function shown({ text, blocks }: ParsedDocument): string[] {
  return blocks.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)
}
