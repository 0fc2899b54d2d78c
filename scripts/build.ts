import { buildPage } from './build-page.ts'
import { buildServer } from './build-server.ts'

// What `npm start` serves and runs.
await buildPage()
await buildServer()
