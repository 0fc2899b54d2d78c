import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { strings } from '../strings/strings.ts'

const text = strings.documents

/** Says where to drop files that were dropped elsewhere; the browser would open them in place of the page. */
export function StrayFiles() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const notice = ({ target }: DragEvent) =>
      setShown(!(target instanceof Element && target.closest('.drop, .thread')))
    addEventListener('drop', notice)
    return () => removeEventListener('drop', notice)
  }, [])
  const hide = () => setShown(false)
  if (!isShown) return null
  return (
    <div className="removal">
      <p>{text.dropThere}</p>
      <Link href="/documents" className="button" onClick={hide}>
        {text.title}
      </Link>
      <button type="button" className="button" onClick={hide}>
        {strings.common.close}
      </button>
    </div>
  )
}
