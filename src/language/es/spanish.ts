import type { LanguageData } from '../language.ts'
import { spanishAggregation } from './aggregation.ts'
import { spanishChanges } from './changes.ts'
import { spanishChronology } from './chronology.ts'
import { spanishLimits } from './limits.ts'
import { spanishReckoning } from './reckoning.ts'
import { spanishReferences } from './references.ts'
import { spanishStatements } from './statements.ts'
import { spanishValues } from './values.ts'

export const spanish: LanguageData = {
  code: 'es',
  references: spanishReferences,
  chronology: spanishChronology,
  limits: spanishLimits,
  reckoning: spanishReckoning,
  statements: spanishStatements,
  changes: spanishChanges,
  letters: 'áéíñóúü¿¡',
  stopWordList: 'spa',
  stemmer: 'spanish',

  asks: {
    person: 'quién, quiénes, a quién, de quién, con quién, para quién, qué persona, cuya',
    place:
      'dónde, de dónde, en dónde, adónde, a dónde, en qué ciudad, qué ciudad, en qué país, qué país, en qué lugar, qué lugar',
    time: 'cuándo, desde cuándo, hasta cuándo, en qué año, qué año, qué día, en qué fecha, qué fecha, a qué hora, qué hora, en qué mes, en qué siglo, en qué época',
    number:
      'cuánto, cuánta, cuántos, cuántas, cuánto tiempo, cuántas veces, qué edad, qué altura, qué tan, qué porcentaje, qué cantidad, qué número, qué distancia, a qué distancia, qué longitud, qué anchura, qué profundidad, qué velocidad, cada cuánto, cada cuánto tiempo',
    reason: 'por qué, por qué razón, por qué motivo, a qué se debe, cuál es la razón',
    manner: 'cómo, de qué manera, de qué forma, de qué modo',
    steps:
      'cómo puedo, cómo se puede, cómo hago, cómo se hace, cómo debo, cómo hacer, cómo podemos, qué pasos, cuáles son los pasos, qué hago, qué hacer, qué debo hacer, qué puedo hacer, qué tengo que hacer, qué se hace',
    definition:
      'qué significa, qué quiere decir, qué se entiende por, qué es un, qué es una, cuál es la definición, define, cuál es el significado, qué significan, qué quieren decir',
    list: 'lista, enumera, menciona, nombra, cuáles son, cuáles eran, cuáles fueron, qué tipos de, qué clases de, dame todos, qué son',
    choice: 'cuál, cuáles, cuál es, cuál fue, cuál era, de cuál, en cuál',
    thing:
      'qué, qué es, qué fue, de qué, a qué, en qué, con qué, para qué, explica, describe, cuéntame, dime, qué hace, qué hacen, para qué sirve, para qué sirven, qué pasa, qué ocurre',
  },
  questionLabels: 'pregunta, mi pregunta, la pregunta, consulta',
  existing: 'hay, existen, están disponibles',
  askingWords:
    'significa, significan, significado, definición, define, definir, explica, explicar, explícame, explicación, describe, describir, descripción',
  purposeWords: 'sirve, sirven',
  latestWords:
    'último, última, últimos, últimas, reciente, recientes, recientemente, actual, actuales, actualmente, ahora, hoy, próximo, próxima, hasta la fecha, más nuevo, más nueva',
  yesNoOpenings:
    'es, son, era, eran, fue, fueron, está, están, estaba, hay, había, ha, han, tiene, tienen, puede, pueden, puedo, se puede, debe, deben, debo, existe, existen, es cierto que, es verdad que, podemos, debemos, tengo que, tenemos que, hay que, necesito, necesitamos, está permitido, es obligatorio',
  rulingWords:
    'permitido, permitida, permitidos, posible, OK, vale, pasa, ocurre, sucede, llevar, traer, usar, utilizar, poner, tomar, venir, ir, hacer, alguien, algo',
  prepositions:
    'a, al, ante, bajo, con, contra, de, del, desde, en, entre, hacia, hasta, para, por, según, sin, sobre, tras, durante',

  pronouns:
    'él, ella, ello, ellos, ellas, le, les, lo, la, los, las, su, sus, suyo, suya, este, esta, esto, estos, estas, ese, esa, eso, esos, esas, aquel, aquella, aquello, aquellos, aquellas, allí, ahí, allá, el mismo, la misma, este último, aquí',
  followUps:
    'y, e, pero, o, entonces, también, y qué hay de, qué hay de, y qué pasa con, y en, qué más, quién más, y cómo, y cuándo, y dónde, por qué no, cuéntame más, y desde cuándo',
  corrections:
    'quería decir, no quería decir, me refería a, no me refería a, me refiero a, no me refiero a, quise decir, no quise decir, no sino, no el, no la, más bien',
  conjunctions:
    'y, e, o, u, pero, sino, porque, pues, que, si, cuando, mientras, aunque, así como, ya que, para que, ni, además',
  ofWords: 'de, del, de la, de los, de las, de un, de una, por',
  relatives:
    'que, quien, quienes, cuyo, cuya, cuyos, cuyas, donde, el cual, la cual, los cuales, las cuales, lo que',
  denials: 'falso que, mentira que, fracasó en, incapaz de',
  genitives: 'de, del',
  possessives: 'su, sus, cuyo, cuya, cuyos, cuyas',
  conditionals: 'si',
  reasons:
    'porque, ya que, puesto que, dado que, pues, como, debido a, a causa de, por culpa de, por razones, por motivos, para que, gracias a, por eso, por ello, la razón, el motivo',
  hypotheticals:
    'podría, podrían, sería, serían, habría, habrían, debería, deberían, quizás, quizá, supuestamente',
  negations:
    'no, nunca, jamás, nada, nadie, ningún, ninguno, ninguna, ni, sin, tampoco, excepto, salvo, en ninguna parte, ya no',
  deictics:
    'yo, nosotros, nosotras, nuestro, nuestra, nuestros, nuestras, mi, mis, usted, ustedes, vuestro, vuestra, tú, ayer, hoy, mañana, esta semana, la semana pasada, la próxima semana, este mes, el mes pasado, el próximo mes, este año, el año pasado, el próximo año, véase, ver también',
  leaningOpenings:
    'sin embargo, no obstante, por lo tanto, por tanto, por eso, por ello, así, además, asimismo, en cambio, por el contrario, de lo contrario, entonces, luego, después, también, este, esta, esto, estos, estas, ese, esa, eso, él, ella, ellos, ellas, su, sus, pero, y, por ejemplo, del mismo modo, finalmente, más tarde, allí, aquí, ambos, en consecuencia',
  articles: 'el, la, los, las, lo, un, una, unos, unas',
  coordinators: 'y, e',
  copulas: 'es, era, son, eran, fue, fueron',
  nameLinks: 'de, del, la, los, las, el, y',
  nameParticles: 'de, del, la, el',
  honorifics: 'san, santa, santo, rey, reina',
  courtesyTitles: 'señor, señora, señorita, sr, sra, srta, don, doña, dr, dra',
  beforeLastNames: 'san, santa, los, las',
  otherNameCues: 'conocido como, conocida como, llamado, llamada, apodado, apodada, alias',

  genericHeadings:
    'resumen, visión general, introducción, prefacio, prólogo, conclusión, conclusiones, nota, notas, observación, observaciones, advertencia, atención, importante, consejo, consejos, ejemplo, ejemplos, uso, instalación, opciones, parámetros, descripción, detalles, generalidades, varios, requisitos, índice, contenido, preguntas frecuentes, preguntas, respuestas, anexo, anexos, paso, pasos, tabla, figura, definiciones, resultados, discusión, agradecimientos, antecedentes, historia, biografía, nombre, título, fecha, número',
  greetings:
    'hola, buenos días, buenas tardes, buenas noches, buenas, saludos, qué tal, cómo estás, bienvenido',
  thanks: 'gracias, muchas gracias, mil gracias, muchísimas gracias, te lo agradezco, ok gracias',
  acknowledgements:
    'ok, okay, vale, de acuerdo, está bien, entendido, entiendo, ya veo, eso es todo, no importa, no pasa nada, adiós, hasta luego, hasta pronto, hasta la vista, chao, que tenga un buen día',
  questionsOfAssistant:
    'quién eres, quién es usted, qué eres, qué puedes hacer, qué puede hacer, qué haces, qué sabes, qué sabes hacer, qué puedo preguntarte, qué puedo preguntar, cómo puedes ayudarme, cómo puede ayudarme, cómo funcionas, eres un bot, eres un robot, eres humano, eres una persona, cómo te llamas, cuál es tu nombre, ayúdame, puedes ayudarme, puede ayudarme, necesito ayuda, tengo una pregunta',
  shorterWishes:
    'más corto, más corta, más breve, más breve por favor, hazlo más corto, hágalo más corto, más cortito, acórtalo, acórtelo, abrevia, sé breve, sea breve, brevemente, breve, en breve, en resumen, en resumidas cuentas, resume, resúmelo, resúmalo, resume eso, resumen, un resumen, resumido, más resumido, más conciso, conciso, demasiado largo, es demasiado largo, muy largo, es muy largo, demasiado texto, en una frase, en una sola frase, en una oración, en dos frases, en pocas palabras, en menos palabras, con menos palabras, solo lo esencial, lo esencial, solo lo principal, lo principal, solo lo más importante, lo más importante, solo la respuesta, al grano, versión corta, una versión corta, menos texto',
  moreWishes:
    'más, más por favor, algo más, un poco más, dime más, dígame más, dame más, deme más, cuéntame más, cuénteme más, cuéntame algo más, cuéntame más sobre eso, háblame más, háblame más de eso, más sobre eso, más sobre esto, más detalles, más detalle, con más detalle, con detalle, en detalle, más detallado, detalles, más información, más info, más datos, amplía, amplíalo, amplíe, puedes ampliar, desarrolla, más largo, continúa, continúe, sigue, siga, adelante, y qué más, qué más, qué más hay, qué más dice, qué más sabes, hay algo más, hay más, alguna otra cosa, otra cosa, explica, explícalo, explique, explícame eso, explícame, explíquelo, explica eso, explica más, puedes explicarlo, qué quieres decir, qué quieres decir con eso, qué quiere decir, qué quiere decir eso, qué significa eso, qué significa esto, a qué te refieres, a qué se refiere, cómo así, cómo que, más contexto, contexto',
  sourceWishes:
    'estás seguro, estás segura, está seguro, está segura, estás seguro de eso, está seguro de eso, seguro, segura, seguro que sí, de verdad, en serio, es verdad, es verdad eso, es cierto, es cierto eso, es correcto, eso es cierto, eso es verdad, eso es correcto, es así, dónde lo dice, dónde dice eso, dónde dice, en dónde dice eso, dónde está escrito, dónde está escrito eso, dónde pone eso, dónde lo pone, dónde lo has leído, dónde lo leíste, dónde lo has visto, dónde puedo leerlo, dónde puedo leer eso, dónde aparece, dónde aparece eso, de dónde lo sacas, de dónde sacas eso, de dónde sacaste eso, de dónde lo has sacado, de dónde sale eso, de dónde viene eso, de dónde es eso, quién lo dice, quién dice eso, según quién, fuente, la fuente, fuentes, las fuentes, tu fuente, tus fuentes, sus fuentes, su fuente, qué fuente, cuál es la fuente, cuál es tu fuente, cuáles son tus fuentes, cuáles son las fuentes, muestra la fuente, muéstrame la fuente, muéstrame las fuentes, muéstreme la fuente, enséñame la fuente, dame la fuente, dame las fuentes, deme la fuente, cita la fuente, cita tus fuentes, con fuentes, referencia, referencias, qué documento, en qué documento, en qué página, qué página, en qué sección, en qué parte, cómo lo sabes, cómo lo sabe, cómo sabes eso, prueba, pruebas, pruébalo, demuéstralo, evidencia, cita, la cita, muéstrame dónde, enséñame dónde, muéstrame el pasaje, no me lo creo, no lo creo, lo dudo, compruébalo, verifícalo, verifica eso',
  remarksOnReply:
    'en otras palabras, con otras palabras, más sencillo, más simple, repite eso, no entiendo, no lo entiendo, eso está mal, no es lo que he preguntado, eso no responde a mi pregunta, traduce eso, tradúcelo, en español, en inglés, en alemán, en francés, en mi idioma, en forma de lista, como lista, en una lista, en lista, haz una lista, hazlo en forma de lista, haga una lista, hazme una lista, con viñetas, en viñetas, en puntos, por puntos, en forma de tabla, como tabla, en una tabla, en tabla, haz una tabla, dicho de otra forma, dicho de otro modo, dilo de otra forma, dilo de otra manera, de otra manera, en palabras sencillas, con palabras sencillas, con palabras más sencillas, en palabras más simples, más fácil, simplifícalo, simplifica, reformula, reformúlalo, reformula eso, parafrasea, repítelo, repite, repita, otra vez, de nuevo, una vez más, traduce, traduzca, traduce al inglés, tradúcelo al inglés, traduce esto, traducir, traducción, en italiano, en portugués, en catalán, en ruso, en chino, en árabe, al inglés, al español, al francés, al alemán, en otro idioma, no entendí, no lo entendí, no he entendido, no comprendo, eso no es cierto, eso no es verdad, no es verdad, no es cierto, es incorrecto, incorrecto, está mal, eso es falso, no era eso, no pregunté eso, no es lo que pregunté, eso no es lo que pregunté',
  thankedFor:
    'ayuda, ayudarme, apoyo, respuesta, respuestas, información, explicación, tiempo, rápida, todo',
  courtesies:
    'podrías, puedes, podría, puede, podría usted, puede usted, podéis, por favor, buscar, buscarlo, mirar, mirarlo, comprobar, comprobarlo, verificar, verificarlo, averiguar, averiguarlo, encontrar, decir, decirme, decírmelo, ayudar, ayudarme, explicar, explicarme, confirmar, responder, saber, sabes, alguna idea, idea, gracias',
  leadIns:
    'una pregunta rápida, una duda rápida, tengo una pregunta, tengo una duda, quería preguntar, quisiera preguntar, quería saber, quisiera saber, me gustaría saber, quiero saber, necesito saber, me pregunto, no sé, sabes, sabe usted, alguien sabe, alguien puede decirme, alguien me puede decir, me puedes decir, me puede decir, me podrías decir, me podría decir, puedes decirme, puede decirme, podrías decirme, podría decirme, perdón, perdona, perdone, disculpa, disculpe, por favor, busco, estoy buscando, me pueden decir, me podrían decir, pueden decirme, podrían decirme, me puedes explicar, me puede explicar, me pueden explicar, me podrías explicar, me podría explicar, me podrían explicar, puedes explicarme, puede explicarme, podrías explicarme, podría explicarme, podrían explicarme, me podéis decir, me podríais decir, alguien me puede explicar, me gustaría que me explicaran',
  wishes:
    'quiero, necesito, quisiera, me gustaría, tengo que, debo, deseo, intento, estoy intentando, trato de, no puedo, queremos, necesitamos, quisiéramos, tenemos que, nos gustaría, necesito ayuda con, ayúdame a, ayúdame con',

  abbreviations:
    'sra, srta, sres, dra, dr, sr, avda, uds, ud, vd, vds, etc, aprox, dpto, gral, ing, lic, prof, ee, uu, pza, máx, mín, tel, dña, sto, sta, hnos, cía, admón, tfno, tlf, teléf, apdo, atte, ctra, urb, pta, pág, bco, p.ej, v.gr, excmo, excma, ilmo, ilma, gta, pl, s.a, s.l',
  abbreviationsOfNumbers: 'p, págs, vol, núm, nro, art, cap, fig, n, ap, apto, ref, exp, blq, mod',
  numerals: 'dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce',
  wordFamilies:
    'abrir / abierto / apertura, almorzar / almuerza, apretar / aprieta, aprobar / aprueba / aprobación, atravesar / atraviesa, calentar / calienta, cerrar / cierra, cocer / cuece / cocción, colgar / cuelga, comenzar / comienza, construir / construcción, corregir / corrige / corrección, costar / cuesta, cubrir / cubierto, decidir / decisión, defender / defiende / defensa, descubrir / descubierto, despedir / despide / despido, despertar / despierta, destruir / destrucción, devolver / devuelve / devuelto / devolución, distribuir / distribución, divertir / divierte, doler / duele / dolor, dormir / duerme / durmió, elegir / elige / elección, empezar / empieza, encender / enciende, entender / entiende, escribir / escrito / escritura, excluir / exclusión, gobernar / gobierna, huir / huye / huida, imprimir / impreso / impresión, incluir / inclusión, leer / lee / leyó / lectura, llover / llueve / lluvia, medir / mide / medición, mentir / miente / mentira, morir / muere / murió / muerto, negar / niega / negación, ofrecer / oferta, pedir / pide / pidió, permitir / permiso, preferir / prefiere / preferencia, probar / prueba, prohibir / prohibición, proteger / protección, recomendar / recomienda / recomendación, regar / riega, renovar / renueva / renovación, repetir / repite / repetición, resolver / resuelve / resuelto / resolución, reunir / reunión, romper / roto / rotura, solicitar / solicitud, sustituir / sustitución, traducir / tradujo / traducción, vencer / vencimiento, vender / venta, vestir / viste, volar / vuela, votar / votación, largo / longitud, alto / altura, ancho / anchura',
  opposites:
    'primero / segundo / tercero / cuarto / quinto / último, primera / segunda / tercera / última, más / menos, mayor / menor, alto / bajo, grande / pequeño, largo / corto, viejo / joven / nuevo, antes / después, norte / sur / este / oeste, izquierda / derecha, superior / inferior, interno / externo, aumentar / disminuir, subir / bajar, empezar / terminar, comienzo / fin, abrir / cerrar, ganar / perder, victoria / derrota, comprar / vender, dar / tomar, construir / destruir, aceptar / rechazar, permitir / prohibir, apoyar / oponerse, éxito / fracaso, ventaja / desventaja, mínimo / máximo, mayoría / minoría, positivo / negativo, público / privado, rico / pobre, mejor / peor, bueno / malo, fuerte / débil, rápido / lento, fácil / difícil, seguro / peligroso, caliente / frío, seco / húmedo, claro / oscuro, profundo / superficial, ancho / estrecho, común / raro, antiguo / moderno, hombres / mujeres, día / semana / mes / año / década / siglo',

  aspects: 'historia, importancia, críticas, situación actual',
  overviews:
    'resume, resuma, resumir, resumen de, resumen del, un resumen de, haz un resumen de, haz un resumen del, dame un resumen de, dame un resumen del, resumen, de qué trata, de qué va, de qué habla, qué dice, qué contiene, dame una visión general de, dame un resumen, una visión general de, visión general de, de qué tratan, de qué hablan, resume todo, qué contienen, qué hay en',
  themes:
    'cuáles son los temas principales, cuáles son los principales temas, cuáles son los temas, cuáles son los puntos principales, cuáles son las ideas principales, qué temas tratan, qué temas trata, qué temas abordan, qué temas aborda, qué temas hay, qué temas aparecen, temas principales, dime los temas principales, qué tienen en común, compara todos, compara los documentos, compara estos documentos',
  library: {
    documents: 'documentos, archivos, ficheros, textos, fuentes, PDF',
    questions:
      'cuántos … hay, cuántos … hay aquí, cuántos … hay en total, cuántos … tienes, cuántos … tiene, cuántos … tengo, cuántos … he subido, cuántos … conoces, qué … hay, qué … hay aquí, qué … tienes, qué … tiene, qué … tengo, qué … he subido, qué … conoces, qué … puedes consultar, qué … puede consultar, qué … están disponibles, cuáles son mis …, cuáles son tus …, cuáles son los …, lista mis …, lista los …, lista todos los …, lista de …, enumera mis …, enumera los …, enumera todos los …, muéstrame mis …, muéstrame los …, muéstrame todos los …, muestra mis …, muestra los …, número de documentos, qué hay en la biblioteca',
    topics:
      'qué puedo preguntar, qué puedo preguntarte, qué te puedo preguntar, qué le puedo preguntar, qué puedo preguntarle, sobre qué puedo preguntar, sobre qué te puedo preguntar, qué preguntas puedo hacer, qué preguntas puedes responder, qué preguntas puede responder, qué sabes, qué sabe usted, de qué puedes hablar, en qué puedes ayudarme, en qué me puedes ayudar',
  },
  facts: {
    author: {
      questions:
        'quién envió …, quién mandó …, quién escribió …, quién ha escrito …, quién redactó …, quién publicó …, quién es el autor de …, quién es el autor del …, quién es la autora de …, quién es la autora del …, quiénes son los autores de …, quiénes son los autores del …, quiénes son las autoras de …, por quién fue escrito …, quién es el autor',
      names:
        'autor, autora, autores, autoras, escrito por, redactado por, creado por, elaborado por',
    },
    published: {
      questions:
        'cuándo se publicó …, cuándo se escribió …, cuándo se redactó …, cuándo fue publicado …, cuándo fue publicada …, cuándo fue escrito …, cuándo fue escrita …, cuál es la fecha de …, cuál es la fecha del …, cuál es la fecha de publicación de …, cuál es la fecha de publicación del …',
      names:
        'fecha, publicado, publicado el, publicada el, fecha de publicación, creado, creado el, emitido el',
    },
    updated: {
      questions:
        'cuándo se actualizó …, cuándo se actualizó … por última vez, cuándo se modificó … por última vez, cuándo fue actualizado …, cuándo fue actualizada …, cuándo fue la última actualización de …, cuándo fue la última actualización del …, cuál es la última actualización de …',
      names:
        'actualizado, actualizado el, actualizada el, última actualización, modificado, modificado el, última modificación, revisado, revisado el',
    },
  },
  documentWords:
    'documento, documentos, texto, archivo, página, artículo, informe, PDF, contenido, sección, capítulo, parte',
  collectionWords:
    'documentos, archivos, textos, artículos, páginas, informes, PDFs, fuentes, colección, biblioteca, corpus, grafo, todos, todas, estos, estas, esos, esas',
  rangeWords: 'al, a',
  requests:
    'describe, describa, resume, resuma, explica, explique, analiza, analice, compara, compare, haz un resumen de, escribe un informe sobre, muéstrame, muéstreme, dame, deme, dime, dígame, explícame, explíqueme, enumera, enumere, dame un ejemplo de',
  topics: {
    science:
      'física, química, biología, cuántica, galaxia, planeta, algoritmo, ecuación, molécula, proteína, gen, clima, geología, evolución, matemáticas, experimento, teorema',
    medicine:
      'enfermedad, tratamiento, pacientes, medicamento, vacuna, síntomas, terapia, clínico, cáncer, virus, infección, diagnóstico, cirugía, medicina, síndrome, enfermedades, vacunas, medicamentos, tratamientos',
    code: 'programación, framework, api, javascript, typescript, python, compilador, base de datos, sql, github, código fuente, docker',
    news: 'elección, elecciones, noticias',
  },
  timeliness: {
    month: 'esta semana, este mes, ayer',
    year: 'últimas, últimos, actual, actuales, reciente, recientes, recientemente, hoy, este año',
  },
  comparisons:
    'versus, en comparación con, comparación, diferencia entre, diferencias entre, difiere de, se diferencia de, se diferencian, se distinguen, difieren',
  orders: {
    verbs: 'ignora, ignore, olvida, olvide, omite, omita',
    which: 'anteriores, previas, previos, todas, todos, tus, sus, otras',
    what: 'instrucción, instrucciones, indicaciones, reglas, directrices, prompt, prompts',
    readers: 'IA, LLM, asistente de IA, modelo de lenguaje, chatbot',
    openings: 'eres un, eres una, ahora eres un, ahora eres una, usted es un, usted es una',
  },

  aggregation: spanishAggregation,
  connections:
    'cómo se relacionan … y …, cómo están relacionados … y …, cómo están conectados … y …, qué relación hay entre … y …, qué relación tiene … con …, cuál es la relación entre … y …, qué une a … y …, qué une a … con …, qué tiene que ver … con …, qué conexión hay entre … y …, relación entre … y …',

  backMatter:
    'véase también, lea también, lee también, ver también, referencias, enlaces externos, bibliografía, notas y referencias, comentarios, deja un comentario, dejar un comentario, artículos relacionados, noticias relacionadas, lecturas adicionales, fuentes, sobre el autor, temas relacionados, contenido relacionado',
  pointers: 'fuente',
  figureWords: 'figura, fig, ilustración, imagen',
  releaseWords:
    'versión, lanzamiento, publicada, publicado, publicó, lanzada, lanzado, lanzó, salió',
  changeWords:
    'versión, versiones, lanzamiento, cambios, cambiado, novedades, nuevo en, añadido, introducido, eliminado, obsoleto, corregido, actualización, actualizar',
  referrals:
    'más información, para más información, más detalles, para más detalles, para saber más, ver también, véase también, véase, obtenga más información, leer más',
  values: spanishValues,

  replies: {
    nothing: 'Los documentos no responden a esta pregunta.',
    nearest: 'Ningún pasaje lo dice expresamente; el más cercano es:',
    otherLanguage:
      'Los documentos están en otro idioma; los pasajes más cercanos por nombres y números son:',
    notFound: 'No encontré nada sobre:',
    greeting: '¡Hola! Pregúnteme algo sobre sus documentos.',
    thanks: 'De nada.',
    acknowledgement: 'De acuerdo. Pregúnteme cuando quiera saber más.',
    ofAssistant:
      'Busco la respuesta a su pregunta en las fuentes y muestro las citas exactas en que se apoya. ¿Qué desea saber?',
    remark: 'Cito los documentos tal como son, sin reformularlos ni traducirlos.',
    said: 'Los documentos lo dicen con estas palabras:',
    noMore: 'No he encontrado nada más al respecto.',
    page: 'página …',
    whichDocument: '¿Qué documento? Nómbrelo con palabras de su título o elíjalo antes.',
    themesOf: 'Los temas principales de … documentos:',
    longestOf: 'Los … más largos de … documentos:',
    allOf: 'Documentos: …',
    emptyHanded: 'Pregunte, por favor, por algo que los documentos puedan contener.',
  },
  report: {
    contents: 'Contenido',
    findings: 'Hallazgos principales',
    details: 'En detalle',
    disagreements: 'En qué discrepan las fuentes',
    notFound: 'Lo que no se encontró',
    onNoPage: 'en ninguna página leída',
    inNoQuote: 'en ninguna frase citada',
    sources: 'Fuentes',
    retrieved: 'consultado',
    abstractOnly: 'solo el resumen',
    copies: 'el mismo texto',
    nothing: 'Ninguna de las páginas que se pudieron leer dice nada sobre este tema.',
    noPage: 'La búsqueda no encontró ninguna página.',
    unreadable: 'La búsqueda encontró páginas, pero no se pudo leer ninguna.',
    searched: 'Qué se buscó',
    partial: 'La búsqueda se terminó antes de tiempo.',
  },
}
