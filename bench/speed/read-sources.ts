import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { evaluationFile, readEvaluationSet, readNews, readRows } from '../evaluation-set.ts'

/** A text of the evaluation data, without a title where it has none there. */
export type Source = { readonly from: string; readonly title?: string; readonly text: string }

/** Those that are passages already. */
export function readShortSources(): Source[] {
  return [...['2wiki', 'hotpotqa', 'musique', 'scifact'].flatMap(passagesOf), ...readParagraphs()]
}

/** Whole pages and articles. */
export function readLongSources(): Source[] {
  return [...readPages(), ...readCitedPages(), ...readArticles(), ...readReferences()]
}

function passagesOf(set: string): Source[] {
  return readEvaluationSet(set).corpus.map(({ title, text }) => ({ from: set, title, text }))
}

const SquadRow = z.object({ context: z.string() })

function readParagraphs(): Source[] {
  const rows = readRows(evaluationFile('squad2', 'questions.jsonl'), SquadRow)
  return rows.map(({ context }) => ({ from: 'squad2', text: context }))
}

const PageRow = z.object({ id: z.string(), text: z.string() })

function readPages(): Source[] {
  return readPacked(evaluationFile('freshqa', 'pages.jsonl.gz'), PageRow).map(({ id, text }) => ({
    from: 'freshqa',
    title: id.replace(/#.*/, '').replaceAll('_', ' '),
    text: text.replace(/^Title: .*\n/, ''),
  }))
}

const ClaimRow = z.object({ evidence: z.array(z.string()) })
const titleMark = '(meta data) TITLE: '

function readCitedPages(): Source[] {
  const rows = readPacked(evaluationFile('wice', 'claims.jsonl.gz'), ClaimRow)
  return rows.map(({ evidence }) => ({
    from: 'wice',
    title: evidence.find((line) => line.startsWith(titleMark))?.slice(titleMark.length) ?? '',
    text: evidence.filter((line) => !line.startsWith('(meta data)')).join('\n'),
  }))
}

function readArticles(): Source[] {
  return readNews().map(({ text }) => ({ from: 'web_pages', text }))
}

function readReferences(): Source[] {
  const names = readdirSync(evaluationFile('documents', 'reference')).toSorted()
  return names.map((name) => ({
    from: 'documents',
    title: name.replace(/\..*/, '').replaceAll('_', ' '),
    text: readFileSync(evaluationFile('documents', 'reference', name), 'utf8'),
  }))
}

export function readPacked<Row>(file: string, schema: z.ZodType<Row>): Row[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n').filter(Boolean)
  return lines.map((line) => schema.parse(JSON.parse(line)))
}
