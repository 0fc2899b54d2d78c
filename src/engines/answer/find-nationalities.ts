import type { Span } from './span.ts'

/** Nationalities as adjectives ("Polish-born" gives Polish). English. */
export function findNationalities(text: string): Span[] {
  return Array.from(text.matchAll(nationalities), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Whether a text is a nationality and nothing else. */
export function isNationality(text: string): boolean {
  return text.match(nationalities)?.[0] === text
}

const nationalities = new RegExp(
  `(?<!\\p{L})(?:${[
    'Afghan|Albanian|Algerian|American|Angolan|Argentine|Argentinian|Armenian|Australian|Austrian|Azerbaijani',
    'Bahamian|Bangladeshi|Barbadian|Belarusian|Belgian|Bolivian|Bosnian|Brazilian|British|Bulgarian|Burmese',
    'Cambodian|Cameroonian|Canadian|Chilean|Chinese|Colombian|Congolese|Croatian|Cuban|Cypriot|Czech|Czechoslovak',
    'Danish|Dominican|Dutch|Ecuadorian|Egyptian|English|Estonian|Ethiopian|Faroese|Fijian|Filipino|Finnish|French',
    'Georgian|German|Ghanaian|Greek|Guatemalan|Haitian|Honduran|Hungarian|Icelandic|Indian|Indonesian|Iranian|Iraqi',
    'Irish|Israeli|Italian|Ivorian|Jamaican|Japanese|Jordanian|Kazakh|Kenyan|Korean|Kurdish|Kuwaiti|Kyrgyz|Laotian|Latvian',
    'Lebanese|Liberian|Libyan|Lithuanian|Macedonian|Malaysian|Maltese|Mexican|Moldovan|Mongolian|Moroccan|Mozambican',
    'Namibian|Nepalese|Nepali|New Zealand|Nicaraguan|Nigerian|Norwegian|Ottoman|Pakistani|Palestinian|Panamanian|Paraguayan',
    'Persian|Peruvian|Polish|Portuguese|Prussian|Puerto Rican|Qatari|Romanian|Russian|Rwandan|Salvadoran|Saudi|Scottish',
    'Senegalese|Serbian|Singaporean|Slovak|Slovene|Slovenian|Somali|South African|South Korean|North Korean|Soviet|Spanish',
    'Sri Lankan|Sudanese|Swedish|Swiss|Syrian|Taiwanese|Tajik|Tanzanian|Thai|Trinidadian|Tunisian|Turkish|Turkmen|Ugandan',
    'Ukrainian|Uruguayan|Uzbek|Venezuelan|Vietnamese|Welsh|Yemeni|Yugoslav|Zambian|Zimbabwean',
  ].join('|')})(?!\\p{L})`,
  'gu',
)
