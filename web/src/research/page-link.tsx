import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { documentAt } from '../../../src/contract/documents/document-address.ts'

/** A link to the page or the document at an address. */
export function PageLink({ url, children }: { url: string; children: ReactNode }) {
  const docId = documentAt(url)
  if (docId !== undefined) return <Link href={`/documents/${docId}`}>{children}</Link>
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
