import type { LimitData } from '../limit-words.ts'

export const portugueseLimits: LimitData = {
  before: {
    below: 'menores de, menor de, com menos de, de menos de',
    atMost:
      'máximo, um máximo de, máximo de, no máximo, até, até aos, não mais de, limitado a, limitada a',
    atLeast:
      'mínimo, um mínimo de, mínimo de, no mínimo, pelo menos, com pelo menos, a partir de, a partir dos, desde, idade mínima',
    above:
      'maiores de, maior de, com mais de, de mais de, mais de, exceder, excede, ultrapassar, ultrapassa',
  },
  lasting: 'no prazo de, dentro de, durante, por, válido por, válida por',
  behind: { atLeast: 'ou mais, e mais, no mínimo', atMost: 'ou menos, e menos, no máximo' },
  between: { before: 'entre, entre os, entre as, das, de', joins: 'e, e os, e as' },
  joins: 'às, até às, a',
  persons:
    'pessoa, pessoas, gente, criança, crianças, bebés, bebês, adulto, adultos, menores, maiores, sócios, visitantes, jovens, alunos, passageiros, condutores, utentes, idosos, participantes, filho, filha, mãe, pai, irmão, irmã, neto, neta, amigo, amiga, rapaz, rapariga',
  ages: 'idade, menores, maiores',
  yearsOld: 'anos',
  beforeAge: 'idade de',
  beforePeople: 'somos, formos',
  one: 'um, uma',
  half: 'meio, meia',
  morning: 'da manhã',
  evening: 'da tarde, da noite',
  since: 'desde, desde o',
  noon: 'meio-dia',
  midnight: 'meia-noite',
  less: {
    amount: '… é/são menos de …',
    age: '… anos são menos de … anos',
    duration: '… é/são menos de …',
  },
  notLess: {
    amount: '… não é/são menos de …',
    age: '… anos não são menos de … anos',
    duration: '… não é/são menos de …',
  },
  more: {
    amount: '… é/são mais de …',
    age: '… anos são mais de … anos',
    duration: '… é/são mais de …',
  },
  notMore: {
    amount: '… não é/são mais de …',
    age: '… anos não são mais de … anos',
    duration: '… não é/são mais de …',
  },
  inside: '… está/estão entre … e …',
  outside: '… não está/estão entre … e …',
}
