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
      attach([...event.dataTransfer.files])
    },
  }
}
