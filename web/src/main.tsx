import './tokens.css'
import './base.css'
import './parts/parts.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { language } from './strings/strings.ts'

document.documentElement.lang = language
const place = document.getElementById('page')
if (place) createRoot(place).render(<App />)
