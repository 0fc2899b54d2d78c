import type { ChronologyData } from '../chronology-words.ts'

export const spanishChronology: ChronologyData = {
  asks: 'qué hay … previsto, qué hay … programado, qué está … previsto, qué pasó, qué pasa, qué ha pasado, qué pasaba, qué sucedió, qué sucede, qué ha sucedido, qué ocurrió, qué ocurre, qué ha ocurrido, qué tuvo lugar, qué está previsto, qué hay previsto, qué hay programado, qué hay después, qué hay, qué viene después, qué vino después, qué siguió, qué eventos, qué acontecimientos, qué actos, qué fechas, qué citas',
  asksWithTime:
    'qué hicimos, qué hicieron, qué hizo, qué hacemos, qué hacen, qué se hizo, qué se decidió, qué se publicó, qué cambió, qué había de nuevo, qué se ha decidido',
  asksForWhich: 'qué, cuáles, lista, muéstrame, dame',
  timelines:
    'cronología de, cronología del, cronología, línea de tiempo, línea del tiempo, orden cronológico, año por año, por años, por fechas, día a día, día por día',
  distances:
    'cuánto tiempo después de, cuántos años después de, cuántos años después, cuántos meses después, cuántas semanas después, cuántos días después, cuánto tiempo después, cuánto tiempo antes, cuántos años antes, cuánto tiempo pasó entre, cuántos años pasaron entre',
  things:
    'pendiente, hecho, decidido, evento, eventos, acontecimiento, acontecimientos, cosa, cosas, fecha, fechas, cita, citas, paso, pasos, día, algo, todo, historia, previsto, programado',
  relations: {
    before: 'antes de, antes del, antes',
    after: 'después de, después del, tras, luego de, después',
    since: 'desde, a partir de, desde el',
    until: 'hasta, hasta el',
    around: 'hacia, alrededor de, cerca de, en torno a',
    between: 'entre',
  },
  orders: {
    next: 'próximo, próxima, próximos, próximas, siguiente',
    first: 'primer, primero, primera',
    last: 'último, última',
  },
  fromToday: {
    day: 'ayer, hoy / esta noche, mañana',
    week: 'la semana pasada, esta semana, la próxima semana / la semana que viene / la semana próxima',
    weekend:
      'el fin de semana pasado, este fin de semana / el fin de semana, el próximo fin de semana',
    month: 'el mes pasado, este mes, el próximo mes / el mes que viene',
    year: 'el año pasado, este año, el próximo año / el año que viene',
  },
  ordinals:
    'primer / primera / 1.er / 1º, segundo / segunda / 2.º / 2º, tercer / tercera / 3.er / 3º, cuarto / cuarta / último / 4.º / 4º',
  quarter: 'trimestre',
  half: 'semestre, mitad, mitad del, mitad de',
  century: 'siglo, siglos',
  week: 'semana',
  centuries: 'siglo dieciocho, siglo diecinueve, siglo veinte, siglo veintiuno',
  seasons: 'primavera, verano, otoño, invierno',
  decades:
    'años veinte, años treinta, años cuarenta, años cincuenta, años sesenta, años setenta, años ochenta, años noventa',
  decadeMarks: { before: 'años, década de, década de los' },
  parts:
    'principios de / a principios de / comienzos de / inicios de / a principios de los, mediados de / a mediados de / a mediados de los, finales de / a finales de / fines de / a finales de los',
  later: 'después, más tarde',
  units: 'días / día, semanas / semana, meses / mes, años / año',
  title: 'Cronología',
  nothingThen: 'Los documentos no cuentan nada de ese tiempo. Lo más cercano, antes y después:',
}
