/**
 * The HTML of a reply as it is shown, for programs that paste formatted text: with `[n]` for each citation and `notes`,
 * its sources, as lines below it. Nothing that is pressed comes with it.
 */
export function richReply(shown: Element, notes: readonly SourceNote[]): string {
  const copy = document.createElement('div')
  copy.innerHTML = shown.innerHTML
  for (const citation of copy.querySelectorAll('.citation'))
    citation.replaceWith(`[${citation.querySelector('.cite')?.textContent}]`)
  for (const button of copy.querySelectorAll('button')) button.remove()
  for (const link of copy.querySelectorAll('a')) link.setAttribute('href', link.href)
  copy.append(...notes.map(lineOf))
  return copy.innerHTML
}

/** What is said of a source, and where it can be opened. */
export type SourceNote = { readonly told: string; readonly address: string }

function lineOf({ told, address }: SourceNote): HTMLElement {
  const link = document.createElement('a')
  link.href = address
  link.textContent = address
  const line = document.createElement('p')
  line.append(`${told}: `, link)
  return line
}
