/** A document of about 2 KB that nobody wrote; `word` stands in no other. */
export function generatedDocument(index: number) {
  const word = uniqueWord(index)
  return {
    title: `Report ${index}`,
    external_id: `report-${index}`,
    text: proseOf(index, 2_000, word),
    word,
  }
}

/** A text of at least so many characters, with a word of its own at its beginning, middle and end. */
export function longText(length: number): { readonly text: string; readonly words: string[] } {
  const words = [uniqueWord(90_001), uniqueWord(90_002), uniqueWord(90_003)]
  const half = proseOf(7, length / 2, words[1] ?? '')
  return {
    text: `${words[0]} came first.\n\n${half}\n\n${half}\n\nAt last ${words[2]} came.`,
    words,
  }
}

function uniqueWord(index: number): string {
  let letters = ''
  for (let rest = index; letters.length < 5; rest = Math.floor(rest / 20))
    letters += 'bcdfghjklmnpqrstvwxz'.charAt(rest % 20)
  return `zy${letters}o`
}

const names = 'Ada Brook,Carl Dorn,Erna Fels,Gustav Haller,Irma Janssen,Kurt Lang'.split(',')
const verbs = 'described,visited,measured,painted,founded,repaired'.split(',')
const things =
  'the old bridge,a water mill,the town archive,a glass works,the northern harbour'.split(',')

function proseOf(seed: number, length: number, word: string): string {
  const sentences: string[] = []
  let written = 0
  for (let number = 0; written < length; number++) {
    const step = seed * 31 + number * 17
    const of = (list: readonly string[], offset: number) =>
      list[(step + offset * number) % list.length]
    const sentence = `In ${1500 + (step % 400)} ${of(names, 1)} ${of(verbs, 2)} ${of(things, 3)}.`
    sentences.push(number === 3 ? `${sentence} It was called ${word}.` : sentence)
    if (number % 8 === 7) sentences.push('\n\n')
    written += sentence.length + 1
  }
  return sentences.join(' ')
}
