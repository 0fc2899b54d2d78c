import { Readable } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import type { Command } from 'commander'
import { listDocuments } from '../../contract/documents/documents.ts'
import { documentHandlers } from '../../operations/handlers/document-handlers.ts'
import { parseInput } from '../../operations/input/parse-input.ts'
import { addFiles } from '../documents/add-files.ts'
import { exportFile } from '../documents/export-file.ts'
import { importFile } from '../documents/import-file.ts'
import { syncFolder } from '../documents/sync-folder.ts'
import { inColumns } from '../in-columns.ts'
import { type PageOptions, pageQuery, withMore } from '../list-page.ts'
import { namedGraph } from '../named-graph.ts'
import type { RunAction } from '../run.ts'
import type { Outcome, Terminal } from '../terminal.ts'
import { callFrom, emailOption, withCaller } from '../with-core.ts'

type Options = { readonly email?: string; readonly graph?: string }
type ShowOptions = { readonly email?: string; readonly text?: boolean }

const graphOption = ['--graph <name>', 'graph to put them into, made if it is not there'] as const

export function addDocumentsCommand(program: Command, run: RunAction): void {
  const documents = program
    .command('documents')
    .description('add, sync, import, export, list, show and delete documents')
  documents
    .command('add')
    .description('add files: text, Markdown, HTML, PDF, scans, Word, Excel, CSV, e-mail and others')
    .argument('<path...>', 'files, or folders whose documents are added')
    .option(...emailOption)
    .option(...graphOption)
    .action(run(addFiles))
  documents
    .command('sync')
    .description(
      'add the files of a folder, and replace those that have changed since the last time',
    )
    .argument('<folder>', 'its files are known by their paths in it')
    .option(...emailOption)
    .option(...graphOption)
    .option('--remove-gone', 'delete the documents of files that are there no longer')
    .action(run(syncFolder))
  documents
    .command('import')
    .description('add many documents: one {"text", "title"?, "url"?, "external_id"?} a line')
    .argument('<file>', 'a file of JSON lines, or - for standard input')
    .option(...emailOption)
    .option(...graphOption)
    .action(run(importFile))
  documents
    .command('export')
    .description('write all documents as JSON lines, for an import')
    .argument('<file>', 'a file that does not exist yet, or - for standard output')
    .option(...emailOption)
    .option('--graph <name>', 'only those of this graph')
    .action(run(exportFile))
  documents
    .command('list')
    .description('list documents, newest first')
    .option(...emailOption)
    .option('--graph <name>', 'only those of this graph')
    .option('--limit <number>', 'how many at most')
    .option('--starting-after <id>', 'go on after this one')
    .action(run(list))
  documents
    .command('show')
    .description('show what is known of a document, or its text')
    .argument('<id>', 'doc_…')
    .option(...emailOption)
    .option('--text', 'its text')
    .action(run(show))
  documents
    .command('delete')
    .description('delete a document, for good')
    .argument('<id>', 'doc_…')
    .option(...emailOption)
    .action(run(remove))
}

function list(terminal: Terminal, options: Options & PageOptions): Promise<Outcome> {
  return withCaller(options.email, async (core, caller) => {
    const graph_id = options.graph && (await namedGraph(core, caller, options.graph))
    const input = parseInput(listDocuments.input, { ...pageQuery(options), graph_id })
    const { listDocuments: find } = documentHandlers(core.library)
    const page = await find(input, caller, callFrom(terminal))
    const rows = page.data.map(({ doc_id, status, characters, title }) => {
      return [doc_id, status, `${characters} characters`, title]
    })
    return { json: page, text: withMore(inColumns(rows) || 'There are no documents.', page) }
  })
}

function show(terminal: Terminal, doc_id: string, options: ShowOptions): Promise<Outcome> {
  return withCaller(options.email, async (core, caller) => {
    const { getDocument, getDocumentContent } = documentHandlers(core.library)
    const call = callFrom(terminal)
    const document = await getDocument({ doc_id }, caller, call)
    if (!options.text) return { json: document, text: inColumns(rowsOf(document)) }
    const { bytes } = await getDocumentContent({ doc_id, format: 'text' }, caller, call)
    const text = await textOf(bytes instanceof Uint8Array ? Readable.from([bytes]) : bytes)
    return { json: { ...document, text }, text: text.trimEnd() }
  })
}

/** The fields of a document by their names, and those of a record one by one: `metadata.filename`. */
function rowsOf(fields: object, above = ''): string[][] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value instanceof Object) return rowsOf(value, `${above}${name}.`)
    return name === 'object' ? [] : [[above + name, String(value)]]
  })
}

function remove(terminal: Terminal, doc_id: string, options: Options): Promise<Outcome> {
  return withCaller(options.email, async (core, caller) => {
    // There may be no server beside it to remove the data.
    core.jobs.start()
    const { deleteDocument } = documentHandlers(core.library)
    const deleted = await deleteDocument({ doc_id }, caller, callFrom(terminal))
    const later = deleted.cleaned_up ? '' : ' Its data is still being removed.'
    return { json: deleted, text: `${doc_id} is deleted.${later}` }
  })
}
