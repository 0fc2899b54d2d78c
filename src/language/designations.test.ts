import { expect, test } from 'vitest'
import { designationFinder, designationsIn, isDesignationOf } from './designations.ts'

test.each([
  ['What is the default of fetch-retries?', ['fetch-retries']],
  ['Set WORK_MEM in conf/server.yml.', ['work_mem', 'conf/server.yml']],
  ['Does std::sort() take a->b? Version 2.4.1', ['std::sort', 'a->b', '2.4.1']],
  ['one, two. Three — four (five)', []],
  ['How do C++, C# and Save+ differ? Ctrl+S, a + b, 2+', ['ctrl+s', 'c++', 'c#', 'save+']],
  ['请问 work_mem 的默认值', ['work_mem']],
  ['Is maxPayload set by PostgreSQL or GitHub?', ['maxpayload']],
])('%s', (text, expected) => {
  expect(designationsIn(text).map(({ text }) => text)).toEqual(expected)
})

test.each([
  ['set `work_mem` to 4', true],
  ['--work_mem=4', true],
  ['the default of work_mem.', true],
  ['autovacuum_work_mem', false],
  ['work_mem_limit, hash-work_mem', false],
  ['work_members', false],
  ['work mem', false],
  ['autovacuum_work_mem, else work_mem', true],
])('whether work_mem is meant in: %s', (text, expected) => {
  expect(has(text, 'Is WORK_MEM meant?')).toBe(expected)
})

test.each([
  ['What does tar -C do?', ['-C']],
  ['What is `--exclude` for, and (-x)?', ['--exclude', '-x']],
  ['Vor- und Nachteile – re-do -5 --no-check', ['re-do', 'no-check']],
])('options of commands: %s', (text, expected) => {
  expect(designationsIn(text).map(({ text }) => text)).toEqual(expected)
})

test.each([
  ['-C, --directory=DIR', true],
  ['tar [-C DIR]', true],
  ['-c, --create', false],
  ['--C', false],
  ['-Cx', false],
  ['-C-x', false],
])('whether -C is meant in: %s', (text, expected) => {
  expect(has(text, 'What does -C do?')).toBe(expected)
})

function has(text: string, question: string): boolean {
  return designationsIn(question).some(designationFinder(text))
}

test.each([
  ['`maxPayload`', true],
  ['**maxPayload**', true],
  ['maxPayload()', true],
  ['maxPayload, in bytes', false],
  ['wsMaxPayload', false],
  ['max payload', false],
])('whether %s is the name maxPayload alone', (name, expected) => {
  expect(designationsIn('What is maxPayload for?').some(isDesignationOf(name))).toBe(expected)
})

test('compounds are names of their own only where they are written as code', () => {
  const isAsked = (name: string) =>
    designationsIn('Who is on-call? -C, fetch-retries?').some(isDesignationOf(name))
  expect(['on-call', '`on-call`', '`fetch-retries`', '-C', '`-C`', '-c'].map(isAsked)).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ])
})
