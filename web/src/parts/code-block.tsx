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
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await copyText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), 2_000)
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
        {copied ? strings.common.copied : label}
      </button>
      <span className="hidden-text" aria-live="polite">
        {copied && strings.common.copied}
      </span>
    </>
  )
}

/** Copies a text to the clipboard, also if the page is served without TLS from another machine. */
async function copyText(text: string): Promise<void> {
  if (isSecureContext) return navigator.clipboard.writeText(text)
  const copy = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  }
  document.addEventListener('copy', copy)
  // Deprecated, but the only way without TLS.
  document.execCommand('copy')
  document.removeEventListener('copy', copy)
}
