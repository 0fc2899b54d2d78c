import './without-eval.ts'
import './well-formed-language.ts'
import './tokens.css'
import './base.css'
import './parts/controls.css'
import './parts/notes/notes.css'
import './parts/containers.css'
import './adapted.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { printInLight } from './frame/theme.ts'
import { keepFocus } from './parts/focus/keep-focus.ts'
import { language } from './strings/strings.ts'

document.documentElement.lang = language
printInLight()
keepFocus()
// A file dropped beside the drop zone would replace the page.
for (const name of ['dragover', 'drop'] as const)
  addEventListener(name, (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })

const place = document.getElementById('page')
if (place) createRoot(place).render(<App />)
