/** Calls `call` when the theme changes, for drawings that do not follow CSS. Returns a function that stops it. */
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
