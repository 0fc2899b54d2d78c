import { type DragEvent, useState } from 'react'

/** What takes files that are dropped anywhere on a thread; it shows that it does while they are over it. */
export function useDropping(attach: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  const has = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return {
    className: isOver ? 'thread over' : 'thread',
    onDragOver: (event: DragEvent) => setOver(has(event)),
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      const { items, files } = event.dataTransfer
      // The browser forgets the items as soon as the event is over.
      const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
      if (!entries.some(({ isDirectory }) => isDirectory)) attach([...files])
      else
        void import('../../documents/uploads/files-of-folders.ts')
          .then(({ filesOf }) => filesOf(entries))
          .then(attach)
    },
  }
}
