import type { ReferenceData } from '../reference-words.ts'

export const polishReferences: ReferenceData = {
  sections:
    'rozdział / rozdziału / rozdziale / rozdziałem, artykuł / artykułu / artykule / art., sekcja / sekcji, punkt / punktu / punkcie / pkt',
  annexes:
    'załącznik / załącznika / załączniku / załącznikiem, aneks / aneksu / aneksie, dodatek / dodatku',
  tables: 'tabela / tabeli / tabelą / tab.',
  parts: 'ustęp / ustępu / ustępie / ust., litera / lit., paragraf / paragrafu',
  beforeNumbers: 'nr',
  and: 'i, oraz, lub, albo',
  to: 'do',
  pointing: 'zob., patrz, zobacz, w, zgodnie z, według, pod, i',
  of: 'do',
  own: 'niniejszego, niniejszej, niniejszym, tego, tej, powyżej, poniżej, regulaminu, umowy, statutu',
  laws: 'ustawa, ustawy, ustawie, kodeks, kodeksu, rozporządzenia, rozporządzenie, konstytucji, dyrektywy, kc, kp',
  deferring:
    'zobacz, zob., patrz, zgodnie, według, opisany, opisana, opisane, określona, określoną, określony, określone, określonych, wskazany, wskazane, wymieniony, wymienione, wymienionych, podany, podane, warunki, warunkach, zasady, zasadach, stosuje się, reguluje',
  exceptions: 'oprócz, chyba że, tylko, wyłącznie, z wyjątkiem, o ile, pod warunkiem',
}
