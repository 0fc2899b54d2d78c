import type { LimitData } from '../limit-words.ts'

export const spanishLimits: LimitData = {
  before: {
    below: 'menores de, menor de, de menos de, con menos de',
    atMost:
      'máximo, un máximo de, máximo de, como máximo, hasta, hasta los, no más de, limitado a, limitada a, inferior o igual a',
    atLeast:
      'mínimo, un mínimo de, mínimo de, al menos, a partir de, a partir de los, desde, desde los, edad mínima',
    above: 'mayores de, mayor de, de más de, superar, supera, superen, exceder, excede',
  },
  lasting: 'en un plazo de, en el plazo de, dentro de, durante, validez de, válido por, válida por',
  behind: {
    atLeast: 'o más, y más, como mínimo, en adelante',
    atMost: 'o menos, y menos, como máximo',
  },
  between: { before: 'entre, entre los, entre las, de', joins: 'y, y los, y las' },
  joins: 'a, a las, hasta las',
  persons:
    'persona, personas, gente, niño, niños, niña, niñas, bebés, adulto, adultos, menores, mayores, socios, visitantes, jóvenes, alumnos, pasajeros, conductores, usuarios, jubilados, participantes, hijo, hija, madre, padre, hermano, hermana, nieto, nieta, amigo, amiga, chico, chica',
  ages: 'edad, menores, mayores, menor, mayor',
  yearsOld: 'años',
  beforeAge: 'edad de, con',
  beforePeople: 'somos, seamos',
  one: 'un, una',
  half: 'medio, media',
  morning: 'de la mañana, am, a. m.',
  evening: 'de la tarde, de la noche, pm, p. m.',
  since: 'desde, desde el',
  noon: 'mediodía',
  midnight: 'medianoche',
  less: {
    amount: '… es/son menos que …',
    age: '… años son menos que … años',
    duration: '… es/son menos que …',
  },
  notLess: {
    amount: '… no es/son menos que …',
    age: '… años no son menos que … años',
    duration: '… no es/son menos que …',
  },
  more: {
    amount: '… es/son más que …',
    age: '… años son más que … años',
    duration: '… es/son más que …',
  },
  notMore: {
    amount: '… no es/son más que …',
    age: '… años no son más que … años',
    duration: '… no es/son más que …',
  },
  inside: '… está/están entre … y …',
  outside: '… no está/están entre … y …',
}
