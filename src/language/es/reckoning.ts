import type { ReckoningData } from '../reckoning-words.ts'

export const spanishReckoning: ReckoningData = {
  per: 'por, por cada, para, para cada, al, a la, el, la, cada',
  each: 'por, por cada, para cada, cada',
  anyone: 'persona, participante',
  pieces: 'unidad, pieza, ejemplar, artículo',
  recurring: {
    day: 'diario, diaria',
    week: 'semanal',
    month: 'mensual, mensuales',
    year: 'anual, anuales',
  },
  pays: 'pagar, pago, pagamos, debo, devuelven, reembolsan, cobran, cuesta, cuestan, vale, valen, cobra',
  before: 'antes de, antes de la, antes del',
  after: 'después de, desde, a partir de, tras, de, contados desde, entre',
  conditions:
    'tras, tras los primeros, después de, después de los primeros, cada, menores de, mayores de, más de, de más de',
  asksWhen:
    'cuándo, hasta cuándo, cuánto tiempo, en qué fecha, hasta qué fecha, qué día, a qué hora, antes de cuándo, a más tardar, como muy tarde',
  toEndOf: {
    month: 'a fin de mes, al final de un mes, al final del mes',
    quarter: 'al final de un trimestre, al final del trimestre',
    year: 'a fin de año, al final de un año, al final del año',
  },
  endOf: { month: 'fin de mes', quarter: 'fin del trimestre', year: 'fin de año' },
  events:
    'firmar / firmé / firma / firmado / firmamos / contraté, comprar / compré / compra / pedí / pedido, llegar / llegada / llegamos / llego, entregado / entrega / recibí / recepción / recibido, empezar / empezó / empieza / comienzo / inicio / comenzó / comienza, terminar / terminó / fin / final, abierto / apertura / abrí, salir / salida / salí, prestado / préstamo / prestan / devolver',
  inUnit: 'en',
  serves: 'para',
}
