/** Calls when the page is shown in another theme, for what is drawn and does not follow CSS. Returns what ends it. */
export function onThemeChange(call: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const chosen = new MutationObserver(call)
  dark.addEventListener('change', call)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    dark.removeEventListener('change', call)
    chosen.disconnect()
  }
}
