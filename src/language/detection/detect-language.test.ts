import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

test.each([
  ['en', 'The cat sits on the table and has slept since this morning.'],
  ['de', 'Die Katze sitzt auf dem Tisch und schläft seit heute Morgen.'],
  ['fr', 'Le chat est sur la table et il dort depuis ce matin.'],
  ['es', 'El gato está sobre la mesa y duerme desde esta mañana.'],
  ['it', 'Il gatto è sul tavolo e dorme da questa mattina.'],
  ['ru', 'Кошка сидит на столе и спит с самого утра.'],
  ['uk', 'Кішка сидить на столі і спить, бо вона не хоче йти.'],
  ['ar', 'القطة تجلس على الطاولة وتنام منذ هذا الصباح'],
  ['fa', 'گربه روی میز نشسته است و از صبح خوابیده است'],
  [
    'uk',
    'Історично у штаті розташовувалися заводи провідних автомобільних марок, однак їх закривають.',
  ],
  [
    'fa',
    'نوشته‌های او به‌طور گسترده پخش شد و به فرانسه، انگلستان و ایتالیا رسید؛ دانشجویان هجوم می‌آوردند.',
  ],
  ['ja', '猫はテーブルの上に座っています。'],
  ['zh', '猫坐在桌子上睡觉。'],
  ['ko', '고양이가 탁자 위에 앉아 있다.'],
  ['de', 'Wo wurde Goethe geboren?'],
])('%s: %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language)
})

test.each([
  ['en', 'Is a cat allowed?'],
  ['en', 'Any discounts?'],
  ['de', 'Sind Haustiere erlaubt?'],
  ['fr', 'Est-ce loin ?'],
  ['es', '¿Está lejos?'],
  ['it', 'È gratis?'],
  ['pl', 'Jest wifi?'],
])(
  'a short question is told from English by the word that opens it: %s, "%s"',
  (language, text) => {
    expect(detectLanguage(text, 'en')).toBe(language)
    expect(detectLanguage(text)).toBe(language)
  },
)

test.each([
  '',
  '42',
  'Merkel Berlin Bundestag',
  'Erdoğan',
  'Skłodowska-Curie',
  'Who met Erdoğan?',
  'Las Cruces Sun-News is a daily newspaper.',
])('English when nothing tells clearly: %s', (text) => {
  expect(detectLanguage(text)).toBe('en')
})

test.each([
  ['tr', 'Nobel ödülünü alan yazar kimdi?'],
  ['tr', 'Bağışıklık sistemi çalışmazsa ne olur?'],
  ['vi', 'Ai đã xây cây cầu này?'],
  ['it', 'Quale treno parte per primo?'],
  ['it', 'Qual è il prezzo del biglietto?'],
  ['it', 'Che cosa mangiano i gatti?'],
  ['it', 'Chi ha scritto questa lettera?'],
  ['it', 'Dove si trova la stazione?'],
  ['it', 'Quanto costa il pane?'],
  ['pt', 'Qual é o preço do bilhete?'],
  ['pt', 'Quem escreveu esta carta?'],
  ['pt', 'Onde fica a estação?'],
  ['pt', 'Como posso trocar a lâmpada?'],
  ['pt', 'Quantos anos vive um gato?'],
  ['es', '¿Cuál es el precio del billete?'],
  ['es', '¿Dónde está la estación?'],
  ['es', '¿Quién escribió esta carta?'],
  ['es', '¿Cuándo abre la tienda?'],
  ['es', 'cuanto cuesta el pan'],
  ['fr', 'Quel est le prix du billet ?'],
  ['fr', 'Où se trouve la gare ?'],
  ['fr', 'Qui a écrit cette lettre ?'],
  ['fr', 'Est-ce que le magasin est ouvert ?'],
  ['fr', 'Combien coûte le pain ?'],
  ['fr', 'ou est la gare'],
  ['de', 'Wo ist der Bahnhof?'],
  ['de', 'Wer hat diesen Brief geschrieben?'],
  ['de', 'Wie viel kostet das Brot?'],
  ['de', 'Wann öffnet der Laden?'],
  ['de', 'Welche Farbe hat die Tür?'],
  ['de', 'Kann man hier parken?'],
  ['nl', 'Waar is het station?'],
  ['nl', 'Wie heeft deze brief geschreven?'],
  ['nl', 'Hoeveel kost het brood?'],
  ['nl', 'Wanneer gaat de winkel open?'],
  ['nl', 'Wat eten katten?'],
  ['sv', 'Var ligger stationen?'],
  ['sv', 'Vem skrev brevet?'],
  ['sv', 'Hur mycket kostar brödet?'],
  ['sv', 'När öppnar affären?'],
  ['sv', 'Vad äter katter?'],
  ['da', 'Hvor ligger stationen?'],
  ['da', 'Hvem skrev brevet?'],
  ['da', 'Hvad koster brødet?'],
  ['da', 'Hvornår åbner butikken?'],
  ['no', 'Hva koster brødet?'],
  ['no', 'Når åpner butikken?'],
  ['no', 'Hva spiser katter om vinteren?'],
  ['pl', 'Gdzie jest dworzec?'],
  ['pl', 'Kto napisał ten list?'],
  ['pl', 'Ile kosztuje chleb?'],
  ['pl', 'Czy sklep jest otwarty?'],
  ['cs', 'Kde je nádraží?'],
  ['cs', 'Kdo napsal ten dopis?'],
  ['cs', 'Kolik stojí chléb?'],
  ['ro', 'Unde este gara?'],
  ['ro', 'Cine a scris scrisoarea?'],
  ['ro', 'Cât costă pâinea?'],
  ['hu', 'Hol van az állomás?'],
  ['hu', 'Ki írta ezt a levelet?'],
  ['hu', 'Mennyibe kerül a kenyér?'],
  ['fi', 'Missä asema on?'],
  ['fi', 'Kuka kirjoitti kirjeen?'],
  ['fi', 'Kuinka paljon leipä maksaa?'],
  ['tr', 'İstasyon nerede?'],
  ['tr', 'Bu mektubu kim yazdı?'],
  ['tr', 'Ekmek ne kadar?'],
  ['id', 'Di mana stasiun kereta?'],
  ['id', 'Siapa yang menulis surat ini?'],
  ['id', 'Berapa harga roti?'],
  ['vi', 'Nhà ga ở đâu?'],
  ['vi', 'Ai đã viết bức thư này?'],
  ['vi', 'Bánh mì giá bao nhiêu?'],
  ['ru', 'Где находится вокзал?'],
  ['ru', 'Кто написал это письмо?'],
  ['ru', 'Сколько стоит хлеб?'],
  ['uk', 'Де знаходиться вокзал?'],
  ['uk', 'Хто написав цього листа?'],
  ['uk', 'Скільки коштує хліб?'],
  ['el', 'Πού είναι ο σταθμός;'],
  ['el', 'Πόσο κοστίζει το ψωμί;'],
  ['ar', 'أين المحطة؟'],
  ['ar', 'من كتب هذه الرسالة؟'],
  ['ar', 'كم سعر الخبز؟'],
  ['fa', 'ایستگاه کجاست؟'],
  ['fa', 'چه کسی این نامه را نوشت؟'],
  ['fa', 'قیمت نان چقدر است؟'],
  ['he', 'איפה התחנה?'],
  ['hi', 'स्टेशन कहाँ है?'],
  ['th', 'สถานีอยู่ที่ไหน'],
  ['ja', '駅はどこですか'],
  ['zh', '车站在哪里？'],
  ['ko', '역은 어디에 있습니까?'],
  ['ca', "On és l'estació?"],
  ['ca', 'Qui ha escrit aquesta carta?'],
  ['sl', 'Kje je postaja?'],
  ['sl', 'Koliko stane kruh?'],
  ['en', 'Where is the station?'],
  ['en', 'Who wrote this letter?'],
  ['en', 'How much does bread cost?'],
  ['en', 'opening hours of the station'],
  ['en', 'What is a sonata?'],
  ['en', 'Does the shop open on Sunday?'],
  ['en', 'Which colour has the door?'],
  ['en', 'Who was Juan de la Cierva?'],
  ['en', 'What is La Dolce Vita about?'],
  ['en', 'install on Debian'],
])('%s: %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language)
})

test.each([
  'Watu wote wamezaliwa huru, hadhi na haki zao ni sawa. Wote wamejaliwa akili na dhamiri, hivyo yapasa watendeane kindugu. Kila mtu anastahili kuwa na haki zote na uhuru wote ambao umeelezwa.',
  'Kõik inimesed sünnivad vabadena ja võrdsetena oma väärikuselt ja õigustelt. Neile on antud mõistus ja südametunnistus ja nende suhtumist üksteisesse peab kandma vendluse vaim.',
])('prose in a language without a folder is in none: %s', (prose) => {
  expect(detectLanguage(`${prose} ${prose}`)).toBe('und')
})

test.each([
  'if (lower.test(next)) return false; if (end > stop + 1) return true; const head = text.slice(Math.max(0, stop - 40), stop); '.repeat(
    3,
  ),
  'Anna Schmidt, Berlin; Jean Dupont, Paris; Maria Rossi, Roma; Piotr Nowak, Warszawa; Kari Nordmann, Oslo; '.repeat(
    3,
  ),
  'screws,1200,0.02,piece,metalworks,north\nnails,900,0.01,piece,metalworks,south\n'.repeat(6),
])('code, names and tables count as English: %s', (text) => {
  expect(detectLanguage(text)).toBe('en')
})

const museums = [
  [
    'da',
    'Museet blev grundlagt af en urmager, som er kendt for sine vandure. Det har mange gæster om året og ejes af en forening. Om sommeren er der gratis adgang for unge under atten år. Hittegods opbevares på kontoret i tredive dage. Derefter afleveres det på rådhuset, hvor det kan hentes.',
  ],
  [
    'no',
    'Museet ble grunnlagt av en urmaker som er kjent for vannurene sine. Det har mange besøkende i året og eies av en forening. Om sommeren er det gratis inngang for ungdom under atten år. Hittegods oppbevares på kontoret i tretti dager. Deretter leveres det til rådhuset, der det kan hentes.',
  ],
  [
    'sv',
    'Museet grundades av en urmakare som är känd för sina vattenur. Det har många besökare om året och ägs av en förening. På sommaren är inträdet gratis för ungdomar under arton år. Hittegods förvaras på kontoret i trettio dagar. Därefter lämnas det till stadshuset, där det kan hämtas ut.',
  ],
] as const

test.each(museums)('%s is told from its neighbours by how its words are written', (code, text) => {
  expect(detectLanguage(text)).toBe(code)
})

test.each([
  ['prezzo abbonamento annuale', 'it', 'it'],
  ['Mille kielelle hän käänsi laulun?', 'fi', 'fi'],
  ['Who wrote this letter?', 'it', 'en'],
  ['Wo ist der Bahnhof?', 'it', 'de'],
  ['東京都人口', 'ja', 'ja'],
  ['東京都人口', 'en', 'zh'],
  ['Wo ist der Bahnhof?', 'ja', 'de'],
  ['opening hours', 'ru', 'en'],
])('%s, where %s is expected: %s', (text, expected, language) => {
  expect(detectLanguage(text, expected)).toBe(language)
})

test('a script that no folder has is in no known language', () => {
  expect(detectLanguage('ყველა ადამიანი იბადება თავისუფალი')).toBe('und')
})

const english =
  'This chapter was not translated yet, and what stands here is how it was written at first. '.repeat(
    4,
  )
const code = 'if (lower.test(next)) return false; const head = text.slice(Math.max(0, stop - 40)); '
const told = [
  ['es', 'El paquete se instala con una orden que lee la lista de los archivos y los descarga. '],
  ['de', 'Das Paket wird mit einem Befehl eingerichtet, der die Liste der Dateien liest. '],
  ['ru', 'Пакет ставится одной командой, которая читает список файлов и получает их по сети. '],
  ['zh', '软件包用一个命令安装，它读取文件列表并下载这些文件。系统管理员可以在配置中更改。'],
  ['ja', 'パッケージは一つの命令で入れます。それはファイルの一覧を読み、取り寄せます。'],
] as const

test.each(told)('%s is the language of a long text in which most is in it', (code, sentence) => {
  const page = sentence.repeat(Math.ceil(12_000 / sentence.length))

  expect(detectLanguage(english.repeat(7) + page)).toBe(code)
  expect(detectLanguage(page + english.repeat(7))).toBe(code)
  expect(detectLanguage(page + english.repeat(100))).toBe('en')
})

test.each(told)('%s is told of a long text beside code and tables', (language, sentence) => {
  const prose = sentence.repeat(Math.ceil(3_000 / sentence.length))

  expect(detectLanguage(code.repeat(100) + prose)).toBe(language)
  expect(detectLanguage(`${prose}${'| 1008 | 0 | 9.70 | TS | MM |\n'.repeat(400)}`)).toBe(language)
})

test('addresses and what a table says again and again are in no language', () => {
  const links = '[Games](https://www.example.com/es/los/juegos/de/la/casa.com) '.repeat(40)

  expect(detectLanguage(links)).toBe('en')
  expect(detectLanguage('| 2012 | TS | MM | tokyo | OOOO | ts mm |\n'.repeat(90))).toBe('en')
})

test.each([
  ['fire drill results', 'en', 'en'],
  ['for sale', 'en', 'en'],
  ['Ki a Broncos igazgatója?', 'en', 'hu'],
  ['welcher taschenrechner', 'en', 'de'],
])('%s, where %s is expected, is %s', (text, expected, language) => {
  expect(detectLanguage(text, expected)).toBe(language)
})
