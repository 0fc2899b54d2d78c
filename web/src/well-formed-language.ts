import { isWellFormed, locale } from './strings/strings.ts'

// The library of the charts asks the browser for its language, and fails over one that no language is called. Before
// the views.
if (!isWellFormed(navigator.language))
  Object.defineProperty(navigator, 'language', { value: locale, configurable: true })
