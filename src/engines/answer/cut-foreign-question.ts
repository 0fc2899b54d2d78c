import type { Cut } from './cut.ts'

/**
 * Cuts "die Architektin des Rathauses Altenburg" out of a German, French or Spanish question: who
 * that is is asked first, and `rest` asks on about "diese Person".
 */
export function cutForeignQuestion(text: string, language: string): Cut | undefined {
  const { role, whoIs, standIn } = patterns[language] ?? {}
  const [, before = '', whose = '', of = '', after = ''] = role?.exec(text) ?? []
  if (of === '' || whoIs === undefined || isWhole.test(`${before}${after}`)) return undefined
  return { first: `${whoIs} ${whose} ${of}`, rest: `${before}${standIn}${after}` }
}

/** "diese Person": stands in a step for the answer of the step before it. */
export const foreignStandIn = /\b(?:diese Person|cette personne|esa persona)(?!\p{L})/u

/** Nothing is asked but who that is. */
const isWhole = /^\W*(?:wer|qui|qui[eé]n) (?:ist|war|est|était|es|fue|era)\s*$/iu

/** What may still follow the name at the end: "geboren", "est-il mort". */
const verbs =
  '(?: (?:geboren|gestorben|begraben|aufgewachsen|tätig|est-(?:il|elle) .*|a-t-(?:il|elle) .*))'

const patterns: Readonly<Record<string, { role: RegExp; whoIs: string; standIn: string }>> = {
  de: {
    role: rolePattern(
      '(?:der|die)',
      'Regisseur|Komponist|Autor|Architekt|Schriftsteller|Sänger|Gründer|Erfinder|Entdecker|Maler|Dichter|Produzent|Leiter|Besitzer|Präsident|König|Mutter|Vater|Ehemann|Ehefrau|Mann|Frau|Sohn|Tochter|Bruder|Schwester',
      '(?:in)?',
      '(?:des|der|von|vom)',
    ),
    whoIs: 'Wer ist',
    standIn: 'diese Person',
  },
  fr: {
    role: rolePattern(
      "(?:le |la |l['’])",
      'réalisat|composit|auteur|architecte|écrivain|chant|fondat|invent|peintre|poète|product|direct|présiden|roi|reine|mère|père|mari|femme|épou|fils|fille|frère|sœur',
      '\\p{Ll}*',
      "(?:de la|de l['’]|du|de|d['’])",
    ),
    whoIs: 'Qui est',
    standIn: 'cette personne',
  },
  es: {
    role: rolePattern(
      '(?:el|la)',
      'direct|composit|aut|arquitect|escrit|cantant|fundad|invent|pint|poeta|product|president|rey|reina|madre|padre|marido|esposo|esposa|mujer|hijo|hija|hermano|hermana',
      '\\p{Ll}*',
      '(?:de la|de los|del|de)',
    ),
    whoIs: 'Quién es',
    standIn: 'esa persona',
  },
}

function rolePattern(article: string, roles: string, ending: string, of: string): RegExp {
  return new RegExp(
    `^(.*?(?<![\\p{L}]))(${article} ?(?:${roles})${ending}) (${of} ?\\S.*?)(${verbs}?)$`,
    'u',
  )
}
