import type { StatementData } from '../statement-words.ts'

export const czechStatements: StatementData = {
  openings:
    'jaké jsou …, jaká jsou …, jaká je …, jaký je …, jaké byly …, jaké …, která …, které …, jsou nějaké …, byly nějaké …, vypiš …, ukaž …, seznam …, všechny …, všechna …, vyjmenuj …',
  actors:
    'já, my, vy, ty, on, ona, oni, všichni, každý, výbor, představenstvo, tým, firma, nájemce, pronajímatel, zákazník, dodavatel, pokladník, rodiče, někdo',
  deadlines: 'do, před, nejpozději, do konce, v termínu',
  sources:
    'schůze, schůzi, porada, poradě, zápis, zápisu, mail, mailu, e-mail, zpráva, zprávě, dopis, dopise, chat, rozhovor, smlouva, smlouvě, dokument, text, byly, bylo, uvedeny',
  kinds: {
    decision: {
      names: 'rozhodnutí, usnesení, dohody, rozhodnuto',
      asks: 'co se rozhodlo, co bylo rozhodnuto, co bylo schváleno, na čem se … dohodl, co rozhodl …, co rozhodla …, co bylo dohodnuto, o čem se rozhodlo',
      says: 'rozhodl, rozhodla, rozhodli, rozhodlo, rozhodnuto, schválil, schválila, schválili, schváleno, dohodli, dohodnuto, usnesl, usnesla, usneslo, usnesli, zvolen, zvolena',
    },
    rejected: {
      names: 'zamítnutí, zamítnuto, odmítnuto',
      asks: 'co bylo zamítnuto, co bylo odmítnuto, který návrh byl zamítnut, co zamítl …, co odmítl …',
      says: 'zamítnut, zamítnuta, zamítnuto, zamítl, zamítla, zamítli, odmítl, odmítla, odmítnut, odmítnuta, odmítnuto, nemůžeme přijmout',
    },
    open: {
      names: 'otevřené otázky, otevřené body, nevyřešené otázky, otázky',
      asks: 'co zůstalo otevřené, co není rozhodnuto, co se nerozhodlo, co bylo odloženo, co není jasné, co ještě není rozhodnuto',
      says: 'nebylo rozhodnuto, není rozhodnuto, nerozhodlo, zatím nebylo, odloženo, odložena, odložen, není jasné, zůstává otevřen, zůstává otevřená, nevíme, zbývá rozhodnout',
    },
    task: {
      names: 'úkoly, úkol, akce, další kroky, TODO',
      asks: 'kdo má co udělat, kdo co udělá, co má udělat …, co … má udělat, co musí udělat …, co … musí udělat, co udělá …, co je třeba udělat, za co odpovídá …',
      says: 'odpovídá za, má na starosti, zajistí, postará se',
      does: 'má, mají, bude, budou, měl by, měla by',
    },
    request: {
      names: 'žádosti, žádost, prosby',
      asks: 'o co žádá …, o co prosí …, co chce …',
      says: 'prosím, prosíme, žádá, žádáme, mohl byste, mohla byste, můžete, požádal, požádala',
    },
    requirement: {
      names: 'požadavky, požadavek, povinnosti, podmínky',
      asks: 'co je povinné, co je požadováno, co vyžaduje …, co požaduje …',
      says: 'musí, musíte, musíme, je povinen, je povinna, jsou povinni, je nutné, povinné, vyžaduje, je třeba',
      does: 'musí, musíte, musíme',
    },
    prohibition: {
      names: 'zákazy, zákaz, zakázáno',
      asks: 'co je zakázáno, co se nesmí, co nesmí …, co není dovoleno',
      says: 'nesmí, zakázáno, zakazuje se, zákaz, není dovoleno, nesmějí',
    },
    deadline: {
      names: 'termíny, termín, lhůty, data',
      asks: 'do kdy',
      says: 'termín, lhůta, příští schůze, nejpozději',
    },
    proposal: {
      names: 'návrhy, návrh, doporučení, rady',
      asks: 'co navrhuje …, co navrhl …, co navrhla …, co doporučuje …, co doporučil …, co doporučila …, co radí …',
      says: 'navrhuje, navrhl, navrhla, navrhujeme, navrhuji, doporučuje, doporučuji, doporučujeme, doporučil, doporučila, radí',
    },
    option: {
      names: 'možnosti, možnost, varianty, alternativy',
      asks: 'z čeho může … vybrat',
      says: 'dvě možnosti, tři možnosti, dvě varianty, varianta, buď, na výběr, lze zvolit',
    },
    promise: {
      names: 'sliby, slib, závazky',
      asks: 'co slibuje …, co slíbil …, co slíbila …, co zaručuje …',
      says: 'slibuje, slíbil, slíbila, slibujeme, zaručuje, zaručujeme, zavazuje se',
    },
    risk: {
      names: 'rizika, riziko, varování, obavy, problémy, problém, stížnosti',
      asks: 'před čím varuje …, před čím varoval …, čeho se obává …, co trápí …, na co si stěžuje …',
      says: 'varuje, varoval, varovala, riziko, rizika, nebezpečí, nebezpečné, obává se, obavy, problém, problémy, stěžoval, stěžovali',
    },
    finding: {
      names: 'výsledky, závěry, zjištění',
      asks: 'co bylo zjištěno, co zjistil …, co zjistila …, co se ukázalo',
      says: 'zjištěno, zjistil, zjistila, ukázalo se, závěr, prokázal',
    },
  },
}
