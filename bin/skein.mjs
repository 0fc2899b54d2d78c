#!/usr/bin/env node
// What `skein` is once installed. Installs nothing itself.
import { join } from 'node:path'
import { root, runUnderNode } from '../scripts/run-under-node.mjs'

runUnderNode([join(root, 'src', 'cli', 'main.ts'), ...process.argv.slice(2)])
