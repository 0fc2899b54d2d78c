/** What the macros of BSD's manual pages put around their arguments. */
const around = new Map<string, readonly [string, string]>([
  ...pairs('Op Bq Oo Bo', '[', ']'),
  ...pairs('Pq Po', '(', ')'),
  ...pairs('Aq Ao', '<', '>'),
  ...pairs('Brq Bro', '{', '}'),
  ...pairs('Dq Qq Do Qo', '“', '”'),
  ...pairs('Sq Ql So', '‘', '’'),
])
/** Macros that open what another closes on a later line. */
const openers = new Set(['Oo', 'Bo', 'Po', 'Ao', 'Bro', 'Do', 'Qo', 'So'])
const closers = new Map(
  Object.entries({ Oc: ']', Bc: ']', Pc: ')', Ac: '>', Brc: '}', Dc: '”', Qc: '”', Sc: '’' }),
)
const plain = new Set(
  'Ad An Ar Cd Cm Dv Em Er Ev Fa Fn Ft Ic In Li Lk Ms Mt Nd Nm No Pa Sx Sy Tn Va Vt Xo Xc Ux Bx Bsx Nx Fx Ox St Fl Xr Ns Pf Ap'.split(
    ' ',
  ),
)
const systems = new Map(
  Object.entries({
    Ux: 'UNIX',
    Bx: 'BSD',
    Nx: 'NetBSD',
    Fx: 'FreeBSD',
    Ox: 'OpenBSD',
    Bsx: 'BSD/OS',
  }),
)
const closing = /^[.,:;)\]?!]$/
const opening = /^[([]$/

/** Whether a macro of mdoc is text within a line, which `mdocLine` reads. */
export function isInlineMdoc(macro: string): boolean {
  return plain.has(macro) || around.has(macro) || closers.has(macro)
}

/** The text of a line of such macros: `.Op Fl a Ar file` is "[-a file]". The page's own name stands for `.Nm`. */
export function mdocLine(words: readonly string[], ownName: string): string {
  let text = ''
  let isJoined = true
  const pending: string[] = []
  const add = (word: string) => {
    text += isJoined || closing.test(word) ? word : ` ${word}`
    isJoined = opening.test(word)
  }
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const next = words[at + 1]
    const hasNoArgument = next === undefined || closing.test(next) || isInlineMdoc(next)
    const pair = around.get(word)
    const closer = closers.get(word)
    if (pair) {
      add(pair[0])
      isJoined = true
      if (!openers.has(word)) pending.push(pair[1])
    } else if (closer) {
      isJoined = true
      add(closer)
    } else if (word === 'Fl') {
      add('-')
      isJoined = !hasNoArgument || next === 'Fl'
    } else if (word === 'Nm' && hasNoArgument) add(ownName)
    else if (word === 'Ar' && hasNoArgument) add('file ...')
    else if (word === 'Xr' && next !== undefined) {
      const section = words[at + 2]
      const isNumbered = section !== undefined && /^\d\w*$/.test(section)
      add(isNumbered ? `${next}(${section})` : next)
      at += isNumbered ? 2 : 1
    } else if (word === 'Ns' || word === 'Ap') {
      isJoined = true
      if (word === 'Ap') text += "'"
    } else if (word === 'Pf' && next !== undefined) {
      add(next)
      isJoined = true
      at++
    } else if (systems.has(word)) add(systems.get(word) ?? '')
    else if (!plain.has(word)) {
      // Marks behind an argument in brackets stand behind the bracket.
      if (closing.test(word) && words.slice(at).every((mark) => closing.test(mark)))
        while (pending.length > 0) text += pending.pop()
      add(word)
    }
  }
  return text + pending.reverse().join('')
}

function pairs(macros: string, open: string, close: string) {
  return macros.split(' ').map((macro) => [macro, [open, close] as const] as const)
}
