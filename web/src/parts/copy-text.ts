/** Puts a text into the clipboard, in a browser also where the page is served without TLS from another machine. */
export async function copyText(text: string): Promise<void> {
  if (isSecureContext) return navigator.clipboard.writeText(text)
  const copy = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  }
  document.addEventListener('copy', copy)
  // It is deprecated, and all that there is without TLS.
  document.execCommand('copy')
  document.removeEventListener('copy', copy)
}
