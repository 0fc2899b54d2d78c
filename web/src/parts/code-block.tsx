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

/**
 * Copies a text and announces it. `rich` gives its HTML, if it has one, for programs that paste formatted text;
 * `describedBy` is the id of a text to read before.
 */
export function CopyButton({
  text,
  label = strings.common.copy,
  describedBy,
  rich,
}: {
  text: string
  rich?: (button: Element) => string | undefined
  label?: string
  describedBy?: string
}) {
  const [told, tell] = useState<string>()
  const copy = async (button: Element) => {
    const html = rich?.(button)
    const kinds = { 'text/plain': text, ...(html !== undefined && { 'text/html': html }) }
    tell((await copyAs(kinds)) ? strings.common.copied : strings.common.notCopied)
    setTimeout(() => tell(undefined), 2_000)
  }
  return (
    <>
      <button
        type="button"
        className="button small"
        aria-label={label}
        aria-describedby={describedBy}
        onClick={({ currentTarget }) => void copy(currentTarget)}
      >
        {told ?? label}
      </button>
      <span className="hidden-text" aria-live="polite">
        {told}
      </span>
    </>
  )
}

/** A text by its media types, in all of which it says the same. */
type Copied = Readonly<Record<string, string>>

/** Copies a text to the clipboard, also if the page is served without TLS from another machine; false if it cannot. */
async function copyAs(kinds: Copied): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem(kinds)])
    return true
  } catch {
    return copyByCommand(kinds)
  }
}

function copyByCommand(kinds: Copied): boolean {
  const copy = (event: ClipboardEvent) => {
    event.preventDefault()
    for (const [mediaType, text] of Object.entries(kinds))
      event.clipboardData?.setData(mediaType, text)
  }
  document.addEventListener('copy', copy)
  // Deprecated, but the only way without TLS, or where the other one is forbidden.
  const isDone = document.execCommand('copy')
  document.removeEventListener('copy', copy)
  return isDone
}
