import type { ChronologyData } from '../chronology-words.ts'

export const italianChronology: ChronologyData = {
  asks: 'cosa c’è … in programma, che cosa è … previsto, cosa è … previsto, cosa è … successo, cosa è successo, che cosa è successo, cosa successe, che cosa successe, cosa succede, che cosa succede, cosa accadde, che cosa accadde, cosa è accaduto, che cosa è accaduto, cosa accade, cosa avvenne, che cosa avvenne, cosa è avvenuto, che successe, che è successo, cosa è previsto, che cosa è previsto, cosa è in programma, che cosa è in programma, cosa c’è in programma, cosa c’è, che cosa c’è, quali eventi, quali appuntamenti, quali date, cosa venne dopo, cosa viene dopo',
  asksWithTime:
    'cosa abbiamo fatto, cosa hanno fatto, cosa ha fatto, che cosa ha fatto, cosa facciamo, cosa si è fatto, cosa si è deciso, cosa è stato deciso, cosa è cambiato, cosa è stato pubblicato, cosa è … stato deciso',
  asksForWhich: 'cosa, che cosa, quali, elenca, elenco, dammi',
  timelines:
    'cronologia di, cronologia della, cronologia del, cronologia, linea del tempo, ordine cronologico, anno per anno, per anni, per data, giorno per giorno',
  distances:
    'quanto tempo dopo, quanti anni dopo, quanti mesi dopo, quante settimane dopo, quanti giorni dopo, quanto tempo prima, quanti anni prima, quanto tempo passò tra, quanti anni passarono tra',
  things:
    'fatto, deciso, evento, eventi, avvenimento, avvenimenti, cosa, cose, data, date, appuntamento, appuntamenti, passo, passi, giorno, qualcosa, tutto, storia, previsto, programma',
  relations: {
    before: 'prima di, prima del, prima della, prima dello, prima dell’, prima',
    after: 'dopo, dopo il, dopo la, in seguito a',
    since: 'da, dal, dalla, dall’, a partire dal, a partire da',
    until: 'fino a, fino al, fino alla, entro',
    around: 'verso, verso il, intorno al, circa',
    between: 'tra, fra, tra il, fra il',
  },
  orders: {
    next: 'prossimo, prossima, prossimi, prossime, successivo',
    first: 'primo, prima cosa',
    last: 'ultimo, ultima',
  },
  fromToday: {
    day: 'ieri, oggi / stasera, domani',
    week: 'la settimana scorsa / la scorsa settimana, questa settimana, la settimana prossima / la prossima settimana',
    weekend:
      'lo scorso fine settimana, questo fine settimana / nel fine settimana, il prossimo fine settimana',
    month: 'il mese scorso, questo mese, il mese prossimo / il prossimo mese',
    year: 'l’anno scorso / lo scorso anno, quest’anno, l’anno prossimo / il prossimo anno',
  },
  ordinals:
    'primo / prima / 1º / 1°, secondo / seconda / 2º / 2°, terzo / terza / 3º / 3°, quarto / quarta / ultimo / 4º / 4°',
  quarter: 'trimestre',
  half: 'semestre, metà, metà del, metà dell’, metà della',
  century: 'secolo, secoli',
  week: 'settimana',
  centuries: 'Settecento, Ottocento, Novecento, Duemila',
  seasons: 'primavera, estate, autunno, inverno',
  decades:
    'anni venti, anni trenta, anni quaranta, anni cinquanta, anni sessanta, anni settanta, anni ottanta, anni novanta',
  decadeMarks: { before: 'anni' },
  parts:
    'inizio / inizi degli / inizio degli / all’inizio del / primi / nei primi, metà / metà degli, fine / fine degli / alla fine del / alla fine degli',
  later: 'dopo, più tardi',
  units: 'giorni / giorno, settimane / settimana, mesi / mese, anni / anno',
  title: 'Cronologia',
  nothingThen: 'I documenti non dicono nulla di quel periodo. Più vicini, prima e dopo:',
}
