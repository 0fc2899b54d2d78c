#!/usr/bin/env node
// What `skein` is once installed. Installs nothing itself.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, runUnderNode } from '../scripts/run-under-node.mjs'

const source = join(root, 'src', 'cli', 'main.ts')
// A container has what was built from the source, and not the source.
const program = existsSync(source) ? source : join(root, 'dist', 'cli.js')

runUnderNode([program, ...process.argv.slice(2)])
