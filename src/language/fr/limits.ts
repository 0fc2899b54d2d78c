import type { LimitData } from '../limit-words.ts'

export const frenchLimits: LimitData = {
  before: {
    below: 'de moins de, âgés de moins de, âgé de moins de, plus jeune que',
    atMost:
      'maximum, au maximum, maximum de, un maximum de, limité à, limitée à, limités à, limitées à, jusqu’à, ne pas dépasser, ne doivent pas dépasser, ne doit pas dépasser, de plus au maximum, peser plus de',
    atLeast:
      'minimum, d’au moins, à partir de, dès, dès l’âge de, à partir de l’âge de, un minimum de',
    above: 'de plus de, âgés de plus de, dépasser, dépasse, dépassent, supérieur à, excédant',
  },
  lasting: 'dans les, sous, pendant, durant, dans un délai de, valable, valables',
  behind: {
    atLeast: 'ou plus, et plus, au moins, minimum, au minimum',
    atMost: 'ou moins, et moins, au plus, maximum, au maximum',
  },
  between: { before: 'entre, de', joins: 'et' },
  joins: 'à, et',
  persons:
    'personne, personnes, enfant, enfants, bébé, bébés, adolescents, adulte, adultes, mineur, mineurs, membres, visiteurs, invités, élèves, passagers, conducteurs, clients, seniors, jeunes, participants, fils, fille, garçon, mère, père, frère, sœur, neveu, nièce, ami, amie, femme, mari',
  ages: 'âge, âgé, âgée, âgés, âgées',
  yearsOld: 'ans',
  beforeAge: 'âgé de, âgée de, âgés de, à l’âge de',
  beforePeople: 'nous sommes, on est',
  one: 'un, une, d’un, d’une',
  half: 'une demi, une demie',
  morning: 'du matin, h du matin, heures du matin',
  evening:
    'du soir, h du soir, heures du soir, de l’après-midi, h de l’après-midi, heures de l’après-midi',
  since: 'depuis',
  noon: 'midi',
  midnight: 'minuit',
  less: {
    amount: '…, c’est moins que …',
    age: '… ans, c’est moins que … ans',
    duration: '…, c’est moins long que …',
  },
  notLess: {
    amount: '…, ce n’est pas moins que …',
    age: '… ans, ce n’est pas moins que … ans',
    duration: '…, ce n’est pas moins long que …',
  },
  more: {
    amount: '…, c’est plus que …',
    age: '… ans, c’est plus que … ans',
    duration: '…, c’est plus long que …',
  },
  notMore: {
    amount: '…, ce n’est pas plus que …',
    age: '… ans, ce n’est pas plus que … ans',
    duration: '…, ce n’est pas plus long que …',
  },
  inside: '…, c’est entre … et …',
  outside: '…, ce n’est pas entre … et …',
}
