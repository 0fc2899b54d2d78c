import type { LimitData } from '../limit-words.ts'

export const italianLimits: LimitData = {
  before: {
    below:
      'minori di, minore di, sotto i, di età inferiore a, di età inferiore ai, inferiore ai, meno di',
    atMost:
      'massimo, un massimo di, massimo di, al massimo, fino a, fino ai, non più di, superare i, superare, limitato a, limitata a',
    atLeast:
      'minimo, un minimo di, minimo di, almeno, a partire da, a partire dai, da, dai, età minima',
    above:
      'maggiori di, maggiore di, oltre, oltre i, sopra i, più di, di più di, di oltre, dopo, supera, superano',
  },
  lasting: 'entro, per, durante, valido per, valida per, validità di',
  behind: { atLeast: 'o più, e più, in su', atMost: 'o meno, e meno' },
  between: { before: 'tra, fra, tra i, fra i, tra le, fra le, dalle', joins: 'e, e i, e le' },
  joins: 'alle, alle ore, ai',
  persons:
    'persona, persone, bambino, bambini, bambina, ragazzi, ragazzo, adulto, adulti, minori, soci, membri, visitatori, utenti, studenti, alunni, passeggeri, anziani, partecipanti, ospiti, figlio, figlia, madre, padre, fratello, sorella, nipote, amico, amica, ragazza',
  ages: 'età, minori, maggiori',
  yearsOld: 'anni, enne',
  beforeAge: 'età di, all’età di',
  beforePeople: 'siamo, siamo in, in',
  one: 'un, una, un’',
  half: 'mezzo, mezza, mezz’',
  morning: 'di mattina, del mattino',
  evening: 'di sera, della sera, del pomeriggio',
  since: 'da, dal, dallo scorso',
  noon: 'mezzogiorno',
  midnight: 'mezzanotte',
  less: {
    amount: '… è/sono meno di …',
    age: '… anni sono meno di … anni',
    duration: '… è/sono meno di …',
  },
  notLess: {
    amount: '… non è/sono meno di …',
    age: '… anni non sono meno di … anni',
    duration: '… non è/sono meno di …',
  },
  more: {
    amount: '… è/sono più di …',
    age: '… anni sono più di … anni',
    duration: '… è/sono più di …',
  },
  notMore: {
    amount: '… non è/sono più di …',
    age: '… anni non sono più di … anni',
    duration: '… non è/sono più di …',
  },
  inside: '… è/sono tra … e …',
  outside: '… non è/sono tra … e …',
}
