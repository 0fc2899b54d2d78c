import { FairThreads } from '../../base/turns/fair-threads.ts'
import type { Content } from '../../contract/documents/document-content.ts'
import type { ReportFormat } from '../../contract/research/research-export.ts'
import type { ResearchSource } from '../../contract/research/research-result.ts'
import { bibtexOf, cslOf } from './bibliography.ts'
import type { ReportWanted } from './report-file-thread.ts'

const kinds: Readonly<Record<ReportFormat, { mediaType: string; extension: string }>> = {
  markdown: { mediaType: 'text/markdown; charset=utf-8', extension: 'md' },
  html: { mediaType: 'text/html; charset=utf-8', extension: 'html' },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
  },
  pdf: { mediaType: 'application/pdf', extension: 'pdf' },
  bibtex: { mediaType: 'application/x-bibtex; charset=utf-8', extension: 'bib' },
  csl: { mediaType: 'application/vnd.citationstyles.csl+json', extension: 'json' },
}

/**
 * A PDF of 60 sentences takes 0.2 s of CPU, one in Chinese 1 to 3 s; loading the libraries at the start of the thread
 * takes 0.2 s and 75 MB.
 */
const limits = {
  what: 'report files',
  atOnceMax: 1,
  atOnceOfOneMax: 1,
  waitingOfOneMax: 8,
  waitingMax: 64,
  waitMsMax: 30_000,
  workMsMax: 30_000,
}

type Report = {
  readonly title: string
  readonly markdown: string
  readonly sources: readonly ResearchSource[]
}

/** Writes reports as files, in a worker thread that starts on demand and ends when idle. */
export class ReportFiles implements AsyncDisposable {
  readonly #threads = new FairThreads({
    filename: new URL('./report-file-thread.ts', import.meta.url).href,
    minThreads: 0,
    ...limits,
    idleTimeout: 10_000,
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 },
  })

  /** Throws `overloaded` if too many calls wait, or if writing exceeds its limit of time or memory. */
  async write(
    accountId: string,
    format: ReportFormat,
    { title, markdown, sources }: Report,
    signal: AbortSignal,
  ): Promise<Content> {
    const { mediaType, extension } = kinds[format]
    const filename = `${title}.${extension}`
    const texts = {
      markdown: () => markdown,
      bibtex: () => bibtexOf(sources),
      csl: () => cslOf(sources),
    }
    if (format === 'markdown' || format === 'bibtex' || format === 'csl')
      return { mediaType, filename, bytes: Buffer.from(texts[format]()) }
    const wanted: ReportWanted = { title, markdown, format }
    const bytes = await this.#threads.run<Uint8Array>(accountId, 'write', wanted, { signal })
    return { mediaType, filename, bytes }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#threads[Symbol.asyncDispose]()
  }
}
