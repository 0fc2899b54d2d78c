// Starts the server that has been built. Installs and builds nothing itself. Plain JavaScript, for an old Node.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runUnderNode } from './run-under-node.mjs'

/** The young part of each heap stays small, and V8 waits with marking the old one until half of its room is used. */
const flags = JSON.parse(readFileSync(join(root, 'scripts', 'server-flags.json')))

runUnderNode([...flags, join(root, 'dist', 'main.js')])
