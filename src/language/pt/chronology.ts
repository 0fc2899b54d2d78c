import type { ChronologyData } from '../chronology-words.ts'

export const portugueseChronology: ChronologyData = {
  asks: 'o que está … previsto, o que está … planeado, o que está … marcado, o que há … previsto, o que aconteceu, que aconteceu, o que acontece, o que se passou, o que se passa, o que ocorreu, o que ocorre, o que sucedeu, o que houve, o que há, o que está previsto, o que está planeado, o que está planejado, o que está marcado, o que está programado, o que veio depois, o que vem depois, o que se seguiu, que eventos, quais eventos, quais os eventos, que acontecimentos, que datas, quais as datas',
  asksWithTime:
    'o que fizemos, o que fizeram, o que fez, o que fazemos, o que foi feito, o que foi decidido, o que se decidiu, o que mudou, o que foi publicado',
  asksForWhich: 'o que, quais, que, lista, mostra-me',
  timelines:
    'cronologia de, cronologia da, cronologia do, cronologia, linha do tempo, linha de tempo, ordem cronológica, ano a ano, ano por ano, por ano, por data, dia a dia',
  distances:
    'quanto tempo depois, quantos anos depois, quantos meses depois, quantas semanas depois, quantos dias depois, quanto tempo antes, quantos anos antes, quanto tempo passou entre, quantos anos passaram entre',
  things:
    'feito, decidido, evento, eventos, acontecimento, acontecimentos, coisa, coisas, data, datas, passo, passos, dia, algo, tudo, história, previsto, planeado, planejado, marcado, programado',
  relations: {
    before: 'antes de, antes do, antes da, antes',
    after: 'depois de, depois do, depois da, após, depois',
    since: 'desde, a partir de, desde o',
    until: 'até, até ao, até o',
    around: 'por volta de, cerca de, em torno de',
    between: 'entre',
  },
  orders: {
    next: 'próximo, próxima, próximos, próximas, seguinte',
    first: 'primeiro, primeira',
    last: 'último, última',
  },
  fromToday: {
    day: 'ontem, hoje, amanhã',
    week: 'na semana passada / a semana passada, esta semana / nesta semana, na próxima semana / a próxima semana / semana que vem',
    weekend:
      'no fim de semana passado, este fim de semana / neste fim de semana, no próximo fim de semana',
    month: 'no mês passado, este mês / neste mês, no próximo mês / mês que vem',
    year: 'no ano passado, este ano / neste ano, no próximo ano / ano que vem',
  },
  ordinals:
    'primeiro / primeira / 1.º / 1º, segundo / segunda / 2.º / 2º, terceiro / terceira / 3.º / 3º, quarto / quarta / último / 4.º / 4º',
  quarter: 'trimestre',
  half: 'semestre, metade, metade do, metade de',
  century: 'século, séculos',
  week: 'semana',
  centuries: 'século dezoito, século dezenove, século vinte, século vinte e um',
  seasons: 'primavera, verão, outono, inverno',
  decades:
    'anos vinte, anos trinta, anos quarenta, anos cinquenta, anos sessenta, anos setenta, anos oitenta, anos noventa',
  decadeMarks: { before: 'anos, década de' },
  parts:
    'início de / no início de / início dos / no início dos / princípio dos, meados de / em meados de / meados dos / em meados dos, fim de / no fim de / finais de / fins de / no final de / finais dos',
  later: 'depois, mais tarde',
  units: 'dias / dia, semanas / semana, meses / mês, anos / ano',
  title: 'Cronologia',
  nothingThen: 'Os documentos não contam nada desse tempo. O mais próximo, antes e depois:',
}
