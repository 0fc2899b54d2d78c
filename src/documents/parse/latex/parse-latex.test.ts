import { expect, test } from 'vitest'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { parseDocument } from '../parse-document.ts'
import { isLatex, parseLatex } from './parse-latex.ts'

const paper = String.raw`\documentclass[11pt]{article}
\usepackage{graphicx}
\newcommand{\brewer}{Brewer 5}
\title{Coffee \& \emph{water}}
\author{Ada Bell \and Tim Moss}
\begin{document}
\maketitle
\begin{abstract}
We fill \brewer{} with \textbf{cold} water~-- see \ref{sec:care}. % a comment
\end{abstract}
\section[Brewing]{Brewing it}\label{sec:brew}
It costs \$5\footnote{With tax.}, says \cite{bell}; caf\'e ''takes'' $t < 5$ minutes.

\begin{enumerate}
  \item Fill it.
  \begin{itemize}
    \item[--] slowly
  \end{itemize}
  \item Type \verb|brew --start|:
\begin{verbatim}
brew --start
\end{verbatim}
\end{enumerate}
\begin{table}[h]
\caption{Sizes}
\begin{tabular}{lr}
\hline
Size & Price \\
\hline
Small & 3 \\
\end{tabular}
\end{table}
\begin{description}
\item[retry] How often it tries.
\end{description}
\begin{equation}
E = mc^2 \label{eq:e}
\end{equation}
\begin{tikzpicture}\draw (0,0);\end{tikzpicture}
\end{document}
Never shown.`

test('a paper is read as its readers see it', async () => {
  const parsed = await parseDocument(Buffer.from(paper), { filename: 'paper.tex' })
  expect(parsed).toMatchObject({
    title: 'Coffee & water',
    metadata: { author: 'Ada Bell, Tim Moss' },
  })
  const shown = parsed.blocks.map(({ kind, start, end }) => {
    return `${kind}: ${parsed.text.slice(start, end)}`
  })
  expect(shown).toEqual([
    'metadata: author: Ada Bell, Tim Moss',
    'heading: Coffee & water',
    'paragraph: We fill Brewer 5 with cold water – see [sec:care].',
    'heading: Brewing it',
    'paragraph: It costs $5 (With tax.), says [bell]; café ”takes” t < 5 minutes.',
    'item: Fill it.',
    'item: -- slowly',
    'item: Type `brew --start`:',
    'code: brew --start',
    'paragraph: Sizes:',
    'row: Size | Price',
    'row: Small | 3',
    'description: retry\nHow often it tries.',
    'code: E = mc^2',
  ])
})

test('it is told by its name, or by its class', () => {
  expect(isLatex('A text.', 'a.tex')).toBe(true)
  expect(isLatex(paper, 'a.txt')).toBe(true)
  expect(isLatex(String.raw`It begins with \documentclass{article}.`, 'a.txt')).toBe(false)
})

test('environments within each other without end are refused', () => {
  expect(() => parseLatex('\\begin{a}'.repeat(500))).toThrow('nest too deeply')
})

test('what is not closed ends with the document', () => {
  const { text } = parseLatex(String.raw`A {\bf b \section{c $5 and \begin{verbatim} d`)
  expect(text.replace(/\s+/g, ' ')).toBe('A b c $5 and d')
})

test.each([
  '{',
  '}',
  '$',
  '$a',
  '\\[',
  '\\begin{a}',
  '\\(a ',
  '\\end{a}',
  '\\begin{tabular}{l}&',
  '\\title{',
  '\\label{',
  '\\section{',
  '\\item[',
  '\\verb|',
  "'",
  '%',
  '\\newcommand{\\a}{',
])('LaTeX is read in linear time: %s', async (part) => {
  await expectLinear((size) => {
    const source = part.repeat(size)
    return () => refusable(() => parseLatex(source))
  }, 8_000)
})

/** What nests without end is refused, once that is seen. */
function refusable(read: () => unknown): void {
  try {
    read()
  } catch (error) {
    expect(String(error)).toContain('nest too deeply')
  }
}
