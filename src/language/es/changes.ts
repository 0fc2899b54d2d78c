import type { ChangeData } from '../change-words.ts'

export const spanishChanges: ChangeData = {
  asks: {
    differ:
      'qué ha cambiado, qué cambió, qué cambia, qué cambios, qué se ha cambiado, qué se ha modificado, qué se modificó, qué es diferente, qué hay de diferente, qué diferencias, qué diferencia, cuáles son las diferencias, cuál es la diferencia, cuáles son los cambios, en qué se diferencian, en qué se diferencia, en qué difieren, en qué … difieren, cómo se diferencian, cómo ha cambiado, cómo han cambiado, compara, compare, comparar, comparación, comparación entre, diferencias entre, diferencia entre, diferencias, hay diferencias, hay alguna diferencia, hay cambios, hay contradicciones, se contradicen, se diferencian, subió, subieron',
    news: 'qué hay de nuevo, qué es nuevo, qué novedades, cuáles son las novedades, novedades',
    added:
      'qué … es nueva, qué … es nuevo, qué … son nuevas, qué … son nuevos, qué … se ha añadido, qué … se han añadido, qué … se añadió, qué se ha añadido, qué se añadió, qué se ha agregado, cuáles son nuevos, cuáles son nuevas',
    removed:
      'qué … se ha suprimido, qué … se han suprimido, qué … se suprimió, qué … se ha eliminado, qué … se han eliminado, qué … se eliminó, qué … se ha quitado, qué … se han quitado, qué … ya no existe, qué … ya no existen, qué … ha desaparecido, qué … han desaparecido, qué se ha suprimido, qué se ha eliminado, qué se eliminó, qué se ha quitado, qué ha desaparecido, qué ya no está',
  },
  whether: [
    {
      openings: 'ha, han, es, son, se ha, se han, hay',
      verbs:
        'cambiado, subido, bajado, aumentado, disminuido, modificado, sido modificado, más caro, más cara, más caros, más caras, más barato, más barata, encarecido, diferente, diferentes, distinto, distinta, ampliado, reducido',
    },
  ],
  sources:
    'cambiado, modificado, documento, documentos, texto, textos, archivo, archivos, versión, versiones, edición, ediciones, dos, ambos, ambas, viejo, antigua, antiguo, nueva, nuevo, nuevas, nuevos, último, última, anterior, año, ahora, desde, respecto, comparación, entre, algo, todo, norma, normas, regla, reglas, cláusula, cláusulas, sección, secciones, artículo, artículos, parte, partes, valor, valores, precio, precios, tarifa, tarifas, coste, costes, hora, oferta, ofertas, presupuesto, presupuestos, contenido, importe, cantidad, número, duración, período, plazo, fecha, límite, nivel, sobre, acerca, diferencia, diferencias, cambio, cambios',
  versions: 'versión, revisión, rev, edición, número, n.º, núm',
  latest: 'última, último, más reciente, actual',
  since:
    'respecto a, respecto al, respecto de, con respecto a, comparado con, comparada con, en comparación con, frente a, que',
  drafts: 'borrador, provisional, preliminar',
  amendments: 'adenda, anexo modificatorio, enmienda, modificación',
  duties: 'debe, deben, deberá, deberán',
  standing: {
    replaces:
      'sustituye, sustituyen, reemplaza, reemplazan, deroga, queda sin efecto, quedan sin efecto, ya no es válido, ya no es válida, en lugar de, a partir de ahora',
    older: 'Anterior',
    later: 'Más adelante',
    draft: 'Borrador',
    otherwise: 'De otro modo',
  },
  replies: {
    same: 'Ninguna diferencia:',
    sameSections: '… de … secciones dice lo mismo. / … de … secciones dicen lo mismo.',
    onlyIn: 'Solo en …:',
    noSecond: 'No hay una segunda versión entre los documentos, solo …',
    noSuch: 'Entre los documentos no hay tal versión, pero sí …',
  },
}
