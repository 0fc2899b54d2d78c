import type { StatementData } from '../statement-words.ts'

export const spanishStatements: StatementData = {
  openings:
    'cuáles son las …, cuáles son los …, cuál es el …, cuál es la …, cuáles fueron las …, cuáles fueron los …, qué … hay, qué … hubo, qué … se, hay …, hubo …, lista de …, enumera las …, enumera los …, dame las …, dame los …, muéstrame las …, muéstrame los …, todas las …, todos los …, las …, los …, quién tiene qué …',
  actors:
    'yo, nosotros, nosotras, usted, ustedes, tú, él, ella, ellos, ellas, todos, cada uno, la junta, el comité, el equipo, la empresa, el inquilino, el arrendatario, el arrendador, el cliente, el proveedor, el tesorero, la tesorera, los padres, alguien',
  deadlines:
    'antes del, antes de, hasta el, hasta, a más tardar, para el, a partir del, en el plazo de, dentro de',
  sources:
    'reunión, acta, correo, mensaje, carta, informe, chat, conversación, contrato, sesión, asamblea, documento, nota, texto, menciona, tomaron, tomadas, hicieron, hechas, contiene, hay',
  kinds: {
    decision: {
      names: 'decisiones, decisión, acuerdos, acuerdo, resoluciones',
      asks: 'qué se decidió, qué se acordó, qué se ha decidido, qué se ha acordado, qué decidió …, qué decidieron …, qué ha decidido …, qué acordó …, qué acordaron …, qué se aprobó, qué se resolvió',
      says: 'se acordó, se acuerda, acordó, acordaron, acordamos, hemos acordado, se decidió, decidió, decidieron, decidimos, hemos decidido, ha decidido, se aprobó, aprobó, aprobaron, se ha decidido, se ha acordado, se resolvió, resolvió, fue aprobada, fue aprobado, fue elegido, fue elegida, aceptamos',
    },
    rejected: {
      names: 'rechazos, rechazo, rechazado',
      asks: 'qué se rechazó, qué fue rechazado, qué rechazó …, qué se ha rechazado, qué rechaza …, qué propuesta se rechazó, qué se denegó',
      says: 'se rechazó, fue rechazada, fue rechazado, rechazó, rechazaron, rechaza, se denegó, denegada, denegado, no podemos aceptar, no se aprobó, no aceptamos',
    },
    open: {
      names:
        'cuestiones abiertas, preguntas abiertas, puntos abiertos, asuntos pendientes, temas pendientes, pendientes, preguntas',
      asks: 'qué queda abierto, qué queda pendiente, qué no se decidió, qué no se ha decidido, qué se aplazó, qué está pendiente, qué falta por decidir, qué queda por decidir, qué no está claro, qué no sabe …',
      says: 'queda abierto, queda abierta, queda pendiente, pendiente de, no se ha decidido, todavía no se ha decidido, no se decidió, sin decidir, ninguna decisión, se aplazó, se aplaza, aplazada, aplazado, no está claro, falta por, queda por, por decidir, sigue abierta, no sabemos',
    },
    task: {
      names:
        'tareas, tarea, acciones, acción, próximos pasos, pendientes de hacer, por hacer, TODO',
      asks: 'quién tiene que hacer qué, quién hace qué, quién debe hacer qué, qué tiene que hacer …, qué tienen que hacer …, qué debe hacer …, qué deben hacer …, qué hay que hacer, qué va a hacer …, qué hará …, qué falta por hacer, qué tengo que hacer, qué debo hacer, de qué se encarga …',
      says: 'se encarga de, se encargará, se ocupa de, se ofreció a, es responsable de, queda encargado, queda encargada',
      does: 'va a, van a, voy a, vamos a, -ará, -erá, -irá, -drá, -arán, -erán, -irán, -aré, -iré, -aremos',
    },
    request: {
      names: 'peticiones, petición, solicitudes, solicitud',
      asks: 'qué pide …, qué pidió …, qué solicita …, qué solicitó …',
      says: 'por favor, le rogamos, les rogamos, rogamos, ruego, le pido, les pido, podría, podrían, puedes, puede usted, solicitamos, solicita que, pidió que, pide que',
    },
    requirement: {
      names: 'requisitos, requisito, obligaciones, obligación, condiciones, exigencias',
      asks: 'qué es obligatorio, qué exige …, qué se exige, a qué está obligado …, a qué se obliga …, qué se requiere',
      says: 'debe, deben, deberá, deberán, debes, debemos, tiene que, tienen que, tenemos que, hay que, está obligado, está obligada, es obligatorio, obligatorio, se exige, es necesario, se requiere',
      does: 'debe, deben, deberá, deberán, tiene que, tienen que, tenemos que, debemos',
    },
    prohibition: {
      names: 'prohibiciones, prohibición, prohibido',
      asks: 'qué está prohibido, qué se prohíbe, qué no se puede, qué no puede hacer …, qué no está permitido, qué prohíbe …',
      says: 'está prohibido, queda prohibido, prohibido, prohíbe, se prohíbe, no se permite, no está permitido, no puede, no pueden, no podrá, no podrán, no debe, no deben, no se puede',
    },
    deadline: {
      names: 'plazos, plazo, fechas límite, fecha límite, vencimientos, fechas',
      asks: 'qué vence, para cuándo',
      says: 'plazo, fecha límite, próxima reunión, vence, a más tardar',
    },
    proposal: {
      names:
        'propuestas, propuesta, recomendaciones, recomendación, sugerencias, sugerencia, consejos',
      asks: 'qué propone …, qué proponen …, qué propuso …, qué recomienda …, qué recomendó …, qué sugiere …, qué sugirió …, qué aconseja …, qué aconsejó …, qué se propuso, qué se recomienda',
      says: 'propone, proponen, propuso, proponemos, propongo, recomienda, recomiendo, recomendamos, recomendó, sugiere, sugirió, sugiero, aconseja, aconsejo, aconsejamos, mi propuesta, nuestra propuesta, yo haría, sería mejor',
    },
    option: {
      names: 'opciones, opción, alternativas, alternativa, posibilidades, ofertas',
      asks: 'qué puede elegir …, qué ofrece …',
      says: 'dos opciones, tres opciones, dos posibilidades, tres posibilidades, opción, alternativa, o bien, puede elegir, pueden elegir, a elegir, podemos ofrecer',
    },
    promise: {
      names: 'promesas, promesa, compromisos, compromiso',
      asks: 'qué promete …, qué prometió …, qué garantiza …, a qué se compromete …, a qué se comprometió …',
      says: 'promete, prometió, prometemos, prometo, garantiza, garantizamos, se compromete, nos comprometemos, me comprometo',
    },
    risk: {
      names:
        'riesgos, riesgo, advertencias, advertencia, problemas, problema, preocupaciones, objeciones, quejas, peligros',
      asks: 'de qué advierte …, de qué advirtió …, qué advirtió …, qué teme …, qué preocupa a …, qué le preocupa a …, de qué se queja …, qué problemas',
      says: 'advierte, advirtió, advertimos, riesgo, riesgos, peligro, peligroso, preocupa, preocupado, preocupada, preocupan, teme, temen, problema, problemas, se quejó, se quejaron, se queja',
    },
    finding: {
      names: 'resultados, resultado, conclusiones, conclusión, hallazgos, hallazgo',
      asks: 'qué se encontró, qué se constató, qué concluyó …, qué concluye …, qué descubrió …, qué se descubrió',
      says: 'se constató, constató, se encontró, encontró que, encontramos, concluye, concluyó, resultó, demuestra que, muestra que, mostró que, en conclusión, resultado',
    },
  },
}
