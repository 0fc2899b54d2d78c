import type { ReferenceData } from '../reference-words.ts'

export const italianReferences: ReferenceData = {
  sections:
    'sezione / sezioni, articolo / articoli / art. / artt., capitolo / capitoli / cap., clausola / clausole, punto / punti, paragrafo / paragrafi / par.',
  annexes: 'allegato / allegati, appendice / appendici',
  tables: 'tabella / tabelle / tab.',
  parts: 'comma / commi, lettera / lettere / lett., numero / numeri',
  beforeNumbers: 'n., n°, nr., numero',
  and: 'e, ed, o, oppure',
  to: 'a, al',
  pointing: 'vedi, vedere, si veda, cfr., in, nel, nella, al, secondo, sotto, da, e',
  of: "del, della, dello, dell’, dell', dei, delle, degli, di",
  own: 'presente, presenti, questo, questa, questi, queste',
  laws: 'legge, leggi, codice, decreto, direttiva, costituzione, trattato, convenzione, testo unico',
  deferring:
    'vedi, secondo, descritto, descritta, previsto, prevista, indicato, indicata, indicati, indicate, stabilito, stabilita, disposto, definito, specificato, conforme, applica, applicano, condizioni, elencati, elencate, riportato, riportati, ripartite, fissato, seguire',
  exceptions: 'salvo, eccetto, tranne, solo, soltanto, a meno che, ad eccezione, fatta eccezione',
}
