import { useState } from 'react'
import { strings } from '../strings/strings.ts'
import { copyText } from './copy-text.ts'

/** A piece of code to copy. */
export function CodeBlock({ code }: { code: string }) {
  return (
    <div className="code">
      <pre>{code}</pre>
      <CopyButton text={code} />
    </div>
  )
}

export function CopyButton({
  text,
  label = strings.common.copy,
}: {
  text: string
  label?: string
}) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await copyText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), 2_000)
  }
  return (
    <button type="button" className="button small" onClick={() => void copy()}>
      <span aria-live="polite">{copied ? strings.common.copied : label}</span>
    </button>
  )
}
