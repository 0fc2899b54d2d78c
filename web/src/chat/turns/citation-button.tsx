import { useEffect, useId, useRef, useState } from 'react'
import type { Citation } from '../../../../src/contract/chat/chat.ts'
import { strings } from '../../strings/strings.ts'
import { placeOf } from '../evidence/place-of.ts'

/** The most characters of a quote on the card; the source panel has all of it. */
const quoteCharactersMax = 320

/** The number of a source. Hovering or focusing it shows the quote, pressing it opens the source. */
export function CitationButton(props: { citation: Citation; open(): void }) {
  const { index, title } = props.citation
  const [isShown, setIsShown] = useState(false)
  const id = useId()
  const hide = () => setIsShown(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the card stays while somebody points at it.
    <span
      className="citation"
      onPointerEnter={({ pointerType }) => setIsShown(pointerType === 'mouse')}
      onPointerLeave={hide}
      onFocus={({ target }) => setIsShown(target.matches(':focus-visible'))}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      <button
        type="button"
        className="cite"
        aria-label={strings.chat.citation(index, title)}
        aria-describedby={isShown ? id : undefined}
        onClick={() => {
          hide()
          props.open()
        }}
      >
        {index}
      </button>
      {isShown && <QuoteCard id={id} citation={props.citation} />}
    </span>
  )
}

function QuoteCard({ id, citation }: { id: string; citation: Citation }) {
  const card = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const button = card.current?.previousElementSibling
    // The card is positioned at the button.
    if (button instanceof HTMLElement) card.current?.showPopover({ source: button })
  }, [])
  const { title, quote, language } = citation
  const isCut = quote.length > quoteCharactersMax
  return (
    <span ref={card} id={id} role="tooltip" popover="manual" className="quote-card">
      <strong>{[title, ...placeOf(citation)].join(' › ')}</strong>
      <span lang={language} dir="auto">
        {isCut ? `${quote.slice(0, quoteCharactersMax)} …` : quote}
      </span>
    </span>
  )
}
