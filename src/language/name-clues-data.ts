/**
 * What tells names in a language whose script has no capitals: lists of words, separated by commas. A language without
 * them has capitals, or its names are not looked for.
 */
export type NameCluesData = {
  /** Last names that stand before a given name without a space. */
  readonly surnames?: string
  /** Words right before the name of a person: "教授", "الدكتور". */
  readonly rolesBefore?: string
  /** Words right after the name of a person: "先生", "さん". */
  readonly titlesAfter?: string
  /** Last words of names of institutions, whatever words stand before them: "大学". */
  readonly institutionEndings?: string
  /** … if what stands before them is a name or no common word: "公司". */
  readonly properInstitutionEndings?: string
  readonly placeEndings?: string
  /** The endings of places which need a name, or no common word, before them: "山". */
  readonly weakPlaceEndings?: string
  /** Where the kind of an institution or place stands first: "جامعة", "شركة". */
  readonly heads?: string
  /** Endings that a name may leave out: "株式会社". They may also stand first. */
  readonly legalForms?: string
  /** Regions and large cities, besides the countries. */
  readonly places?: string
  /** What makes the name of a language or a people of that of a place, of one character: "语". */
  readonly peopleEndings?: string
  /** The characters with which names of other languages are transcribed, without commas. */
  readonly transcribing?: string
  /** Words that are no part of a name, besides stop words: particles, verbs, words that point. */
  readonly besides?: string
  /** Words that end like a name and are none: "城市". */
  readonly common?: string
  /** Whether particles tell where words end. */
  readonly hasParticles?: boolean
  /** What is written behind a word without a space and is no part of it. */
  readonly particles?: string
  /** Words within the name of a person, behind which another one belongs to it: "بن". */
  readonly links?: string
  /** Most words of a name of a person after its title, where words have spaces between them. */
  readonly personWordsMax?: number
  /** Words that open a phrase with a common noun: "新" of "新工厂". */
  readonly openers?: string
  /** What a quoted text has or ends with that is said and no name, and particles that it has behind a word. */
  readonly saidWords?: string
  readonly saidEndings?: string
  readonly saidParticles?: string
}
