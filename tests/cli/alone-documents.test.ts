import { mkdir, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scanOfLines } from '../support/library/pictures.ts'
import { withAda } from './fresh-installation.ts'

test('a scan is read by the command that adds it, and one without text is refused and leaves nothing', async () => {
  const installation = await withAda()
  const [scan, empty] = ['scan.pdf', 'empty.pdf'].map((name) => join(installation.directory, name))
  await writeFile(scan ?? '', await scanOfLines(['The ferry of Marenholm is late.']))
  await writeFile(empty ?? '', await scanOfLines([' ']))

  const added = await installation.json(['documents', 'add', scan ?? '', empty ?? ''])
  const listed = await installation.json(['documents', 'list'])

  expect(added).toMatchObject({
    code: 1,
    document: {
      documents: [
        { status: 'ready', metadata: { read_by_ocr: 'page 1' } },
        { error: { code: 'unprocessable_document' } },
      ],
    },
  })
  expect(listed.document.data).toHaveLength(1)
})

test('of files that are added, the last line counts those that are in and those that are not', async () => {
  const installation = await withAda()
  const good = await installation.file('good.md', 'Ada wrote notes.')
  const empty = await installation.file('empty.md', '\u200b')

  const missing = join(installation.directory, 'missing.md')
  const added = await installation.run(['documents', 'add', empty, good, missing])
  const again = await installation.json(['documents', 'add', good])
  expect(again).toMatchObject({ code: 0 })
  const told = await installation.json(['chat', 'Who', 'wrote', 'notes?'])
  const [{ doc_id }] = again.document.documents
  const gone = await installation.json(['documents', 'delete', doc_id])

  expect(added.code).toBe(1)
  expect(added.stdout).toMatch(
    /^doc_\w+ {2}ready {2}good\.md\n\S+empty\.md: .+\n\S+missing\.md: The file is not there\.\n1 added, 2 refused\.\n$/,
  )
  expect(told.document.messages[0].content).toBe('Who wrote notes?')
  // On a busy machine its remains are removed after the second that a command waits.
  const cleaned_up = expect.any(Boolean)
  expect(gone).toMatchObject({ code: 0, document: { doc_id, deleted: true, cleaned_up } })
})

test('a folder is brought up to date: what is new, what has changed and, if wanted, what is gone', async () => {
  const installation = await withAda()
  const folder = join(installation.directory, 'notes')
  await mkdir(join(folder, 'old'), { recursive: true })
  const write = (name: string, text: string) => writeFile(join(folder, name), text)
  await write('ada.md', 'Ada wrote notes.')
  await write('bo.md', 'Bo wrote notes.')
  await write('old/cy.md', 'Cy wrote notes.')
  const sync = (...options: string[]) => installation.run(['documents', 'sync', folder, ...options])
  const ids = async () => {
    const { document } = await installation.json(['documents', 'list'])
    return document.data.map(({ external_id }: { external_id: string }) => external_id).sort()
  }

  const first = await sync()
  await write('bo.md', 'Bo wrote more notes.')
  await write('dee.md', '')
  await rm(join(folder, 'old'), { recursive: true })
  const second = await sync()
  expect(await ids()).toEqual(['notes/ada.md', 'notes/bo.md', 'notes/old/cy.md'])
  const third = await sync('--remove-gone')
  expect(await ids()).toEqual(['notes/ada.md', 'notes/bo.md'])
  await rm(folder, { recursive: true })
  const away = await sync('--remove-gone')
  await mkdir(folder)
  const empty = await sync('--remove-gone')

  expect([first.code, second.code, third.code]).toEqual([0, 1, 1])
  expect(first.stdout).toMatch(/^3 added, 0 replaced, 0 unchanged, 0 gone, 0 refused\.$/m)
  expect(second.stdout).toMatch(/^doc_\w+ {2}replaced {2}notes\/bo\.md$/m)
  expect(second.stdout).toMatch(/^doc_\w+ {2}gone {2}notes\/old\/cy\.md$/m)
  expect(second.stdout).toMatch(/^0 added, 1 replaced, 1 unchanged, 1 gone, 1 refused\.$/m)
  expect(third.stdout).toMatch(/^0 added, 0 replaced, 2 unchanged, 1 deleted, 1 refused\.$/m)
  expect([away.code, away.stderr]).toEqual([1, expect.stringContaining('is not there')])
  expect(empty.stdout).toContain('More is gone than is left')
  expect(await ids()).toEqual(['notes/ada.md', 'notes/bo.md'])
})

test('a document is shown: what is known of it, or its text', async () => {
  const installation = await withAda()
  const notes = await installation.file('notes.md', '# Notes\n\nAda wrote them.\n')
  const { document } = await installation.json(['documents', 'add', notes])
  const [{ doc_id }] = document.documents

  const known = await installation.json(['documents', 'show', doc_id])
  const shown = await installation.run(['documents', 'show', doc_id])
  const read = await installation.run(['documents', 'show', doc_id, '--text'])
  const both = await installation.json(['documents', 'show', doc_id, '--text'])
  const none = await installation.json(['documents', 'show', 'doc_none'])

  expect(known).toMatchObject({ code: 0, document: { doc_id, title: 'Notes', status: 'ready' } })
  expect(known.document).not.toHaveProperty('text')
  expect(shown.stdout).toMatch(/^doc_id +doc_\w+\n/)
  expect(shown.stdout).toMatch(/\ntitle +Notes\n/)
  expect(shown.stdout).toMatch(/\nmetadata\.filename +notes\.md\n/)
  expect(read).toMatchObject({ code: 0, stdout: '# Notes\n\nAda wrote them.\n' })
  expect(both.document).toMatchObject({ doc_id, text: expect.stringContaining('Ada wrote') })
  expect(none).toMatchObject({ code: 1, document: { error: { code: 'not_found' } } })
})

test('all documents go into a file of lines, which nobody else reads, or through a pipe, and another installation takes them', async () => {
  const installation = await withAda()
  const notes = await installation.file('notes.md', '# Notes\n\n"Ada" wrote \\ them.\n')
  await installation.json(['documents', 'add', notes])
  const file = join(installation.directory, 'all.jsonl')

  const exported = await installation.json(['documents', 'export', file])
  const again = await installation.json(['documents', 'export', file])

  expect(exported).toMatchObject({ code: 0, document: { file, documents: 1 } })
  expect(again).toMatchObject({ code: 1, document: { error: { code: 'conflict' } } })
  // A variable of a script that is not set is no wish for all documents, nor for none.
  const unset = await installation.json(['documents', 'export', `${file}.unset`, '--graph', ''])
  expect(unset).toMatchObject({ code: 1, document: { error: { code: 'not_found' } } })
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect(await readdir(installation.directory)).not.toContainEqual(
    expect.stringContaining('partial'),
  )
  const other = await withAda()
  const imported = await other.json(['documents', 'import', file])
  expect(imported).toMatchObject({ code: 0, document: { stored: 1 } })

  const piped = await other.run(['documents', 'export', '-'])
  expect([piped.code, piped.stderr]).toEqual([
    0,
    '1 documents. `skein documents import -` takes them.\n',
  ])
  const third = await withAda()
  const taken = await third.run(['documents', 'import', '-', '--json'], {}, piped.stdout)
  expect(JSON.parse(taken.stdout)).toMatchObject({ stored: 1, failed: 0 })
})

test('of a folder the documents are added, and those of its folders', async () => {
  const installation = await withAda()
  const folder = join(installation.directory, 'manual')
  await mkdir(join(folder, 'guides', '.git'), { recursive: true })
  const wanted = ['2.md', '10.html', 'fees.adoc', 'guides/start.txt']
  const others = [1, 2, 3, 4, 5, 6].map((number) => `a-${number}.css`)
  const unwanted = [...others, 'logo.png', 'guides/.hidden.md', 'guides/.git/notes.md']
  for (const name of [...wanted, ...unwanted])
    await writeFile(join(folder, name), `Ada wrote ${name}.`)
  await symlink(folder, join(folder, 'guides', 'again'))

  const added = await installation.json(['documents', 'add', folder])
  const again = await installation.run(['documents', 'add', folder])
  const file = await installation.run(['documents', 'import', folder])

  expect(added).toMatchObject({
    code: 0,
    document: { documents: wanted.map((name) => ({ file: join(folder, name) })), left_out: 7 },
  })
  expect(again.stdout).toMatch(
    /\n0 added, 4 there already, 0 refused\. Files of other kinds left out: a-1\.css, a-2\.css, a-3\.css, a-4\.css, a-5\.css and 2 more\.\n$/,
  )
  expect(file.stderr).toContain('is a folder; name a file.')
})
