import type { AggregationData } from '../aggregation-words.ts'

export const spanishAggregation: AggregationData = {
  count: 'cuántos, cuántas, cuantos, cuantas',
  sum: 'total, suma, la suma, suma de, en total, en conjunto, en suma, juntos, juntas',
  mean: 'promedio, media, medio, el promedio, la media, en promedio, de media, por término medio',
  each: 'por, por cada, para cada, cada',
  above:
    'más de, mayor que, mayores que, superior a, superiores a, por encima de, después de, tras',
  atLeast: 'al menos, por lo menos, como mínimo, a partir de, desde',
  below: 'menos de, menor que, menores que, inferior a, inferiores a, por debajo de, antes de',
  atMost: 'como máximo, a lo sumo, no más de, hasta',
  except: 'no, sin, excepto, salvo, fuera de',
  all: 'todos, todas, todos los, todas las, cada, lista, enumera',
  differences: 'diferencia, diferencias, difieren, compara, comparar, comparación, vs',
  free: 'gratis, gratuito, gratuita, libre',
  opens: 'abre, abren, abierto, abierta, abiertos, abiertas',
  closed: 'cerrado, cerrada, cerrados, cerradas, cierra',
  or: 'o, u',
  and: 'y, e',
  superlatives: [
    {
      most: 'más, el más alto, la más alta, los más altos, las más altas, más alto, más alta, mayor, el mayor, la mayor, mayores, máximo, máxima, el mayor número de',
      least:
        'menos, el más bajo, la más baja, los más bajos, las más bajas, más bajo, más baja, menor, el menor, la menor, menores, mínimo, mínima',
    },
    {
      most: 'más caro, más cara, más caros, más caras',
      least:
        'más barato, más barata, más baratos, más baratas, menos caro, menos cara, más económico, más económica',
      columns: 'precio, coste, costo, tarifa, cuota, alquiler, importe, cuesta, cuestan',
    },
    {
      most: 'más reciente, más recientes, más nuevo, más nueva',
      least: 'más antiguo, más antigua, más antiguos, más antiguas',
      columns:
        'fecha, año, día, desde, fundado, fundada, construido, construida, abierto, nacimiento, inicio, comienzo, ingreso, publicación, vencimiento, empezó, empezaron, entró, entraron',
    },
    { most: 'mayor, más viejo, más vieja', least: 'más joven, menor', columns: 'edad' },
    {
      most: 'más largo, más larga, más largos, más largas',
      least: 'más corto, más corta, más cortos, más cortas',
      columns: 'longitud, largo, duración, distancia, tiempo',
    },
    {
      most: 'más alto, más alta',
      least: 'más bajo, más baja',
      columns: 'altura, altitud, elevación',
    },
    { most: 'más pesado, más pesada', least: 'más ligero, más ligera', columns: 'peso, masa' },
    { most: 'más rápido, más rápida', least: 'más lento, más lenta', columns: 'velocidad' },
    {
      most: 'más ancho, más ancha',
      least: 'más estrecho, más estrecha',
      columns: 'anchura, ancho',
    },
    {
      most: 'más profundo, más profunda',
      least: 'menos profundo, menos profunda',
      columns: 'profundidad',
    },
    { most: 'más caliente, más cálido', least: 'más frío, más fría', columns: 'temperatura' },
    {
      most: 'más grande, más grandes, mayor',
      least: 'más pequeño, más pequeña, más pequeños, más pequeñas, menor',
      columns: 'tamaño, superficie, área, población, volumen, capacidad, habitantes',
    },
  ],
  within: 'en, durante, en el año',
  qualifiers:
    'otro, otra, otros, otras, solo, sólo, solamente, ambos, ambas, diferencia, último, última, primero, primera, primer',
  ranks: 'rango, prioridad, posición, puesto, nota, nivel',
  labels:
    'nombre, nombres, apellido, apellidos, título, denominación, número, no, id, identificador',
  prices:
    'cuánto, cuánto cuesta, cuánto cuestan, cuánto vale, cuánto valen, cuesta, cuestan, precio, precios, coste, costo, tarifa',
  presence: {
    none: 'agotado, agotada, agotados, agotadas, sin existencias, no disponibles, no disponible',
    some: 'en existencia, disponibles, disponible, en stock',
    columns: 'existencias, stock, inventario, cantidad, disponible, disponibles, disponibilidad',
  },
  progress: {
    done: 'hecho, hecha, hechos, hechas, terminado, terminada, terminados, terminadas, completado, completada, completados, completadas, cerrado, cerrada, cerrados, cerradas, resuelto, resuelta, resueltos, resueltas, finalizado, finalizada, finalizados, finalizadas',
    open: 'abierto, abierta, abiertos, abiertas, pendiente, pendientes, por hacer, sin terminar, sin hacer, incompleto, incompleta, incompletos, incompletas',
    notBegun:
      'sin empezar, no empezado, no han empezado, no ha empezado, no han comenzado, no ha comenzado, no iniciado, no iniciada, no iniciados, no iniciadas, no se han iniciado, no se ha iniciado',
    underWay:
      'en curso, en proceso, en progreso, sin empezar, no iniciado, no iniciada, iniciado, iniciada, no terminado, no terminada, en espera, bloqueado, bloqueada, en revisión, planificado, planificada, aplazado, aplazada, retrasado, retrasada, nuevo, nueva',
    still: 'aún, todavía, ya, hasta ahora',
    tasks: 'tarea, tareas, acción, acciones, punto, puntos, medida, medidas, paso, pasos',
  },
  affirmed: 'sí',
  denied: 'no',
  rowWords:
    'es, son, está, están, fue, fueron, entradas, filas, tienen, tiene, hay, trabajan, trabaja, viven, vive, pertenecen, pertenece, ganan, gana, cuestan, cuesta, contienen, contiene, incluyen, incluye, ofrecen, ofrece, todos, todas, diferentes, distintos, distintas, muestra, da, producto, productos, artículo, artículos, versión, versiones, modelo, modelos, cuesta, cuestan, hay, ofrece, ofrecen',
  persons: 'persona, personas, empleados, trabajadores, personal, colaboradores, gente, plantilla',
  superiors: 'responsable, jefe, jefa, superior, supervisor, supervisora',
  reportsTo: 'depende de, dependen de, reporta a, reportan a, a cargo de, bajo la dirección',
  rows: '… filas',
  rowsOf: '… de … filas',
  total: 'total',
  average: 'promedio',
  highest: 'máximo',
  lowest: 'mínimo',
  latest: 'más reciente',
  earliest: 'más antiguo',
}
