const types = { md: 'text/markdown', html: 'text/html' } as const

/** Gives a report as a file. */
export function saveAs(title: string, kind: keyof typeof types, content: string): void {
  const name = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)
  const whole = kind === 'html' ? pageOf(title, content) : content
  const url = URL.createObjectURL(new Blob([whole], { type: `${types[kind]};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: `${name}.${kind}`,
  })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** `content` is HTML that React has written, so nothing in it is active. */
function pageOf(title: string, content: string): string {
  const heading = document.createElement('title')
  heading.textContent = title
  return `<!doctype html><meta charset="utf-8">${heading.outerHTML}<style>body{font:1rem/1.6 system-ui;max-width:72ch;margin:2rem auto;padding:0 1rem}</style>${content}`
}
