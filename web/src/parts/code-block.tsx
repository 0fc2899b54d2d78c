import { useState } from 'react'
import { strings } from '../strings/strings.ts'

/** Code with a copy button. */
export function CodeBlock({ code }: { code: string }) {
  return (
    <div className="code">
      <pre>{code}</pre>
      <CopyButton text={code} />
    </div>
  )
}

/** Copies a text and announces it. `describedBy` is the id of a text to read before. */
export function CopyButton({
  text,
  label = strings.common.copy,
  describedBy,
}: {
  text: string
  label?: string
  describedBy?: string
}) {
  const [told, tell] = useState<string>()
  const copy = async () => {
    tell((await isCopied(text)) ? strings.common.copied : strings.common.notCopied)
    setTimeout(() => tell(undefined), 2_000)
  }
  return (
    <>
      <button
        type="button"
        className="button small"
        aria-label={label}
        aria-describedby={describedBy}
        onClick={() => void copy()}
      >
        {told ?? label}
      </button>
      <span className="hidden-text" aria-live="polite">
        {told}
      </span>
    </>
  )
}

/** Copies a text to the clipboard, also if the page is served without TLS from another machine. Tells whether it is there. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copiedByCommand(text)
  }
}

function copiedByCommand(text: string): boolean {
  const copy = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  }
  document.addEventListener('copy', copy)
  // Deprecated, but the only way without TLS, or where the other one is forbidden.
  const isDone = document.execCommand('copy')
  document.removeEventListener('copy', copy)
  return isDone
}
