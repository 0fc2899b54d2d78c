import type { Context } from 'hono'
import { ServiceError } from '../../base/errors/service-error.ts'
import type { HttpApp, HttpEnv } from '../http-env.ts'
import type { Encoding, PageFile, PageFiles } from './page-files.ts'

/** The paths of the page and its views. */
export const pagePaths = ['/app', '/app/*'] as const

/** Everything that the page loads comes from this service; inline scripts and styles are forbidden. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Serves the page. Its assets have a content hash in their names and are cached for ever; every other path below `/app`
 * is a view and gets the HTML document.
 */
export function mountPageRoutes(app: HttpApp, files: PageFiles, prefix: string): void {
  for (const path of pagePaths) {
    app.get(path, async (context) => {
      context.set('path', path)
      const name = context.req.path.slice(`${prefix}/app/`.length)
      const asset = files.get(name)
      if (asset && name !== 'index.html') return assetAnswer(context, name, asset)
      if (name.startsWith('assets/')) throw missing('There is nothing at this path.')
      // An app that has opened the consent in a window of its own looks there for the answer when it has come back.
      if (name === 'authorize') context.header('Cross-Origin-Opener-Policy', 'unsafe-none')
      return documentAnswer(context, files.get('index.html'), prefix)
    })
  }
}

async function assetAnswer(context: Context<HttpEnv>, name: string, file: PageFile) {
  const encoding = encodingFor(context.req.header('accept-encoding') ?? '', file)
  const kept = name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
  return new Response(await file.bytes(encoding), {
    headers: {
      'Content-Type': file.mediaType,
      'Content-Security-Policy': contentSecurityPolicy,
      'Cache-Control': kept,
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  })
}

async function documentAnswer(
  context: Context<HttpEnv>,
  document: PageFile | undefined,
  prefix: string,
) {
  if (!document) throw missing('The page is not built. `npm start` builds it.')
  const text = new TextDecoder().decode(await document.bytes())
  context.header('Content-Security-Policy', contentSecurityPolicy)
  context.header('Cache-Control', 'no-cache')
  // A view may be several path segments deep, so assets are referenced from the root.
  return context.html(text.replaceAll('="./', `="${prefix}/app/`))
}

function encodingFor(accepted: string, { encodings }: PageFile): Encoding | undefined {
  const named = new Set(accepted.split(',').map((each) => each.split(';', 1).join('').trim()))
  return encodings.find((encoding) => named.has(encoding))
}

function missing(message: string): ServiceError {
  return new ServiceError('not_found', message)
}
