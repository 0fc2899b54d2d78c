export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The `localStorage` key, which `public/theme.js` reads before the first paint. */
const kept = 'skein-theme'

export function chosenTheme(): Theme {
  return themes.find((theme) => theme === localStorage.getItem(kept)) ?? 'system'
}

export function chooseTheme(name: string): Theme {
  const theme = themes.find((each) => each === name) ?? 'system'
  localStorage.setItem(kept, theme)
  show(theme)
  return theme
}

/**
 * Prints in the light theme, whichever is chosen. Sets an attribute, because drawings follow that and not the CSS rules
 * for print.
 */
export function printInLight(): void {
  addEventListener('beforeprint', () => show('light'))
  addEventListener('afterprint', () => show(chosenTheme()))
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
