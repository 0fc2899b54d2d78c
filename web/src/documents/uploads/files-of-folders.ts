import {
  byName,
  isDocumentName,
  isPassedOver,
} from '../../../../src/contract/documents/document-names.ts'

/** The documents among the files of a chosen folder, of which the browser gives all, in no order. */
export function documentsAmong(files: readonly File[]): readonly File[] {
  return files
    .filter(({ name, webkitRelativePath }) => {
      const below = webkitRelativePath.split('/').slice(1)
      return isDocumentName(name) && !below.some(isPassedOver)
    })
    .sort((a, b) => byName(a.webkitRelativePath, b.webkitRelativePath))
}

/** The files that were dropped, and the documents in dropped folders. */
export function droppedFiles({ items }: DataTransfer): Promise<readonly File[]> {
  // The browser forgets the items as soon as the event is over.
  return filesOf([...items].flatMap((item) => item.webkitGetAsEntry() ?? []))
}

/** The files among what was dropped, and the documents in the folders among it. */
export async function filesOf(entries: readonly FileSystemEntry[]): Promise<readonly File[]> {
  const found = await Promise.all(
    entries.map((entry) => (entry.isDirectory ? documentsIn(entry) : fileOf(entry))),
  )
  return found.flat()
}

async function documentsIn(folder: FileSystemEntry): Promise<readonly File[]> {
  const entries = await entriesOf(folder)
  const shown = entries
    .filter(({ name }) => !isPassedOver(name))
    .sort((a, b) => byName(a.name, b.name))
  const files: File[] = []
  for (const entry of shown)
    if (entry.isDirectory) files.push(...(await documentsIn(entry)))
    else if (isDocumentName(entry.name)) files.push(...(await fileOf(entry)))
  return files
}

/** All entries of a folder; the browser hands out a hundred at a time, and none at the end. */
async function entriesOf(folder: FileSystemEntry): Promise<readonly FileSystemEntry[]> {
  const reader = (folder as FileSystemDirectoryEntry).createReader() // `isDirectory` has said so
  const entries: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<readonly FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return entries
    entries.push(...some)
  }
}

/** The file of an entry; none if it was moved or may not be read. */
function fileOf(entry: FileSystemEntry): Promise<readonly File[]> {
  return new Promise((resolve) =>
    // Whatever is no folder is a file.
    (entry as FileSystemFileEntry).file(
      (file) => resolve([file]),
      () => resolve([]),
    ),
  )
}
