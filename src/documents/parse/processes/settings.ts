import { settings as ocr } from '../ocr/settings.ts'

/** Limits of parsing. Times count while the process has a processor; waiting for one does not count. */
export type ParseLimits = {
  /** How many files are parsed at once in the quick lane. */
  readonly processesMax: number
  /** The time of the first attempt, without waiting for a process. */
  readonly quickTimeoutMs: number
  /** The time of the second attempt for a file of no size. */
  readonly slowBaseMs: number
  /** The time of the second attempt for a large file, in the slow lane, which parses one document at a time. */
  readonly timeoutMs: number
  /** An account gives way in the slow lane to one that has used it for so much less time of late. */
  readonly leadMsMax: number
  /** The time for a web page. */
  readonly pageTimeoutMs: number
  /** The JavaScript heap of a quick process; including its buffers it may use twice as much. */
  readonly quickHeapMegabytesMax: number
  readonly heapMegabytesMax: number
  /** The time for a page that is a picture. */
  readonly pictureMsMax: number
}

/** The usual limits. */
export const defaultLimits: ParseLimits = {
  processesMax: 2,
  quickTimeoutMs: 5_000,
  slowBaseMs: 15_000,
  timeoutMs: 60_000,
  leadMsMax: 10_000,
  pageTimeoutMs: 10_000,
  quickHeapMegabytesMax: 112,
  heapMegabytesMax: 224,
  pictureMsMax: ocr.pageMsMax,
}

/** What does not depend on the machine. */
export const settings = {
  /**
   * The heap of a process that reads pictures. Its memory is outside the heap: a page takes 340 MB, the largest picture
   * 750 MB.
   */
  pictureHeapMegabytes: 448,
  waiting: { what: 'files', waitingOfOneMax: 16, waitingMax: 128 },
  /**
   * What each KiB of a file adds to the time of its second attempt. Real PDFs take up to 2.3 ms for a KiB, tables of
   * Office less than 1 ms; a file that takes longer for its size is damaged, or made to block the lane.
   */
  slowMsPerKibibyte: 10,
  /** How often a file gives way, and starts again later, before it is parsed to its end. */
  givesWayMax: 3,
  /** In the slow lane several accounts may each use their whole time before one's turn. */
  waitMsMax: { quick: 60_000, slow: 240_000 },
  /** Pages have a lane of their own: a chat waits for them, and one answer reads many. */
  waitingPages: { what: 'pages', waitingOfOneMax: 256, waitingMax: 1024, waitMsMax: 30_000 },
} as const
