import type { ReferenceData } from '../reference-words.ts'

export const spanishReferences: ReferenceData = {
  sections:
    'sección / secciones, artículo / artículos / art. / arts., capítulo / capítulos, cláusula / cláusulas, apartado / apartados, punto / puntos',
  annexes: 'anexo / anexos, apéndice / apéndices',
  tables: 'tabla / tablas, cuadro / cuadros',
  parts: 'párrafo / párrafos, inciso / incisos, letra / letras',
  beforeNumbers: 'n.º, nº, núm., número',
  and: 'y, e, o, u',
  to: 'a, al',
  pointing: 'véase, ver, vea, en, según, por, bajo, conforme a, de, y',
  of: 'de la, de los, de las, del, de',
  own: 'presente, presentes, este, esta, estos, estas',
  laws: 'ley, leyes, código, decreto, directiva, reglamento, constitución, tratado, convenio, estatuto',
  deferring:
    'véase, ver, según, descrito, descrita, descritos, previsto, prevista, previstos, indicado, indicada, indicadas, indicados, establecido, establecida, dispuesto, señalado, definido, conforme, rige, rigen, figura, figuran, condiciones, recogido, fijado, fijada, enumerados, siga',
  exceptions: 'salvo, excepto, solo, sólo, únicamente, a menos que, a excepción',
}
