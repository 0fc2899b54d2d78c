import type { TopicClass } from './web-search.ts'

/** Words that questions of a field have in common, whatever they are about; the stems of several languages. */
const cues: Readonly<Record<Exclude<TopicClass, 'general'>, RegExp>> = {
  medicine:
    /\b(patients?|symptom\w*|disease\w*|treatment|therap(?:y|ies)|vaccin\w*|clinical|medical|medicines?|drugs?|dosage|diagnos\w+|syndrome|surg(?:ery|ical)|infect\w+|Krankheit\w*|Therapie\w*|Patient\w*|enfermedad\w*|maladie\w*)\b/i,
  code: /\b(code|function|compil\w+|runtime|exception|stack ?trace|API|SDK|library|framework|package|npm|regex|SQL|syntax|debug\w*|programming|source code|open.source|command line)\b/i,
  science:
    /\b(theorem|proof|hypothes[ie]s|equation|experiment\w*|quantum|molecul\w+|genom\w*|protein\w*|species|algorithm\w*|dataset|peer.reviewed|journal|papers?|stud(?:y|ies)|physics|chemistry|biology|mathemati\w+|scientific|Studien?|Forschung|recherche|estudio\w*)\b/i,
  news: /\b(latest|today|yesterday|tonight|this (?:week|month|year)|breaking|news|election|currently|recent(?:ly)?|heute|gestern|aktuell\w*|aujourd'hui|hoy|actualidad)\b/i,
}

/** The field that a question belongs to, by its common words. */
export function classifyTopic(question: string): TopicClass {
  const text = question.slice(0, 2000)
  if (cues.medicine.test(text)) return 'medicine'
  if (cues.code.test(text)) return 'code'
  if (cues.science.test(text)) return 'science'
  return cues.news.test(text) ? 'news' : 'general'
}
