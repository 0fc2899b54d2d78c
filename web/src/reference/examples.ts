import { serviceUrl } from '../service.ts'
import type { Drafted } from './draft.ts'

/** The request as a curl command. */
export function asCurl({ method, path, headers, body, files = [] }: Drafted): string {
  const isPlain = method === 'GET' || (method === 'POST' && (body ?? files[0]) !== undefined)
  return [
    `curl ${isPlain ? '' : `-X ${method} `}${shellQuoted(serviceUrl + path)}`,
    '-H "Authorization: Bearer $SKEIN_KEY"',
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-binary ${shellQuoted(body)}`]),
    ...files.map(({ name }) => `-F ${shellQuoted(`file=@"${name}"`)}`),
  ].join(' \\\n  ')
}

/** The request as TypeScript. */
export function asTypeScript({ method, path, headers, body, files }: Drafted): string {
  const named = Object.entries(headers).map(
    ([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
  )
  const sent = files ? 'form' : body === undefined ? undefined : JSON.stringify(body)
  return `${files ? formOf(files) : ''}const response = await fetch(${JSON.stringify(serviceUrl + path)}, {
  method: ${JSON.stringify(method)},
  headers: {
    Authorization: \`Bearer \${process.env.SKEIN_KEY}\`,
${named.join('')}  },
${sent === undefined ? '' : `  body: ${sent},\n`}})
console.log(response.status, await response.text())`
}

function formOf(files: readonly File[]): string {
  const parts = files.map(({ name }) => {
    const file = JSON.stringify(name)
    return `form.append('file', await openAsBlob(${file}), ${file})\n`
  })
  return `import { openAsBlob } from 'node:fs'\n\nconst form = new FormData()\n${parts.join('')}`
}

/** Quotes a text as one word of a shell command. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
