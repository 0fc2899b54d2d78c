import { isMainThread } from 'node:worker_threads'

// Loaded into a server before its own code: its standard input ends when whoever started it ends, however that happens.
// Its threads load this too.
if (isMainThread) {
  process.stdin.on('end', () => process.exit(1)).resume()
  if ('unref' in process.stdin) process.stdin.unref()
}
