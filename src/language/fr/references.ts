import type { ReferenceData } from '../reference-words.ts'

export const frenchReferences: ReferenceData = {
  sections:
    'section / sections, article / articles / art., chapitre / chapitres, clause / clauses, point / points, rubrique / rubriques',
  annexes: 'annexe / annexes, appendice / appendices',
  tables: 'tableau / tableaux',
  parts: 'paragraphe / paragraphes, alinéa / alinéas / al.',
  beforeNumbers: 'n°, no, numéro',
  and: 'et, ou, et/ou',
  to: 'à',
  pointing: 'voir, voir aussi, cf., en, à, au, aux, par, sous, selon, dans, et',
  of: "de la, de l’, de l', du, des, de",
  own: 'présent, présente, présents, présentes, ce, cette, ces, ci-dessus, ci-dessous',
  laws: 'loi, lois, code, décret, règlement, directive, ordonnance, constitution, traité, convention',
  deferring:
    'voir, selon, décrit, décrite, décrits, décrites, prévu, prévue, prévus, prévues, fixé, fixée, fixés, fixées, indiqué, indiquée, indiqués, indiquées, énuméré, énumérés, énumérées, défini, définie, définis, définies, précisé, précisée, mentionné, mentionnés, conformément, applique, conditions, modalités, figure, figurent, régi, régie, suit',
  exceptions:
    'sauf, excepté, hormis, uniquement, seulement, sous réserve, à l’exception, à moins, à défaut',
}
