import type { ReckoningData } from '../reckoning-words.ts'

export const italianReckoning: ReckoningData = {
  per: 'per, per ogni, a, al, all’, alla, il, la, ogni, l’, per ciascun',
  each: 'per ogni, per, ogni, al, all’, alla, per ciascun',
  anyone: 'persona, partecipante',
  pieces: 'pezzo, unità, copia, articolo',
  recurring: {
    day: 'giornaliero, giornaliera',
    week: 'settimanale',
    month: 'mensile, mensili',
    year: 'annuale, annuo, annua',
  },
  pays: 'pagare, pago, paghiamo, devo, rimborsano, rimborsato, costa, costano, addebitato',
  before: 'prima, prima della, prima del, prima dell’, prima di',
  after: 'dopo, da, dalla, dal, dall’, dalla data di, a partire da, tra',
  conditions: 'dopo, dopo i primi, ogni, più di, oltre, sotto i, sopra i',
  asksWhen:
    'quando, fino a quando, entro quando, quanto tempo, entro che data, entro quale data, che giorno, a che ora, al più tardi, al massimo',
  toEndOf: {
    month: 'per la fine di un mese, alla fine del mese, per la fine del mese',
    quarter: 'per la fine di un trimestre, alla fine del trimestre, per la fine del trimestre',
    year: 'per la fine di un anno, alla fine dell’anno, per la fine dell’anno',
  },
  endOf: { month: 'fine del mese', quarter: 'fine del trimestre', year: 'fine dell’anno' },
  events:
    'firmare / firmato / firma / sottoscrizione / sottoscritto, comprare / comprato / acquisto / acquistato / ordinato / ordine, arrivare / arrivo / arriviamo, consegnato / consegna / ricevuto / ricezione / ricevimento, cominciare / cominciato / inizio / iniziato / inizia, finire / finito / fine / termine, aperto / apertura, partire / partenza / partito, preso in prestito / prestito / restituire',
  inUnit: 'in',
  serves: 'per',
}
