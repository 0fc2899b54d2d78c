// Loaded into a server before its own code: its standard input ends when whoever started it ends, however that happens.
process.stdin.on('end', () => process.exit(1)).resume()
if ('unref' in process.stdin) process.stdin.unref()

export {}
