import { serviceUrl } from '../service.ts'
import type { Drafted } from './draft.ts'

/** The request from a terminal. */
export function asCurl({ method, path, headers, body }: Drafted): string {
  return [
    `curl ${method === 'GET' || method === 'POST' ? '' : `-X ${method} `}${quoted(serviceUrl + path)}`,
    ...(method === 'POST' && body === undefined ? ['-X POST'] : []),
    '-H "Authorization: Bearer $SKEIN_KEY"',
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-binary ${quoted(body)}`]),
  ].join(' \\\n  ')
}

/** The request from a program. */
export function asTypeScript({ method, path, headers, body }: Drafted): string {
  const named = Object.entries(headers).map(
    ([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
  )
  return `const response = await fetch(${JSON.stringify(serviceUrl + path)}, {
  method: ${JSON.stringify(method)},
  headers: {
    Authorization: \`Bearer \${process.env.SKEIN_KEY}\`,
${named.join('')}  },
${body === undefined ? '' : `  body: ${JSON.stringify(body)},\n`}})
console.log(response.status, await response.text())`
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
