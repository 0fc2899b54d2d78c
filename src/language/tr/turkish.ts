import type { LanguageData } from '../language.ts'
import { turkishStatements } from './statements.ts'
import { turkishValues } from './values.ts'

export const turkish: LanguageData = {
  code: 'tr',
  statements: turkishStatements,
  letters: 'çğıöşü',
  stopWordList: 'tur',
  stemmer: 'turkish',

  asks: {
    person:
      'kim, kimdi, kimdir, kimdeydi, kimde, kimlerdi, kimlerdir, kimi, kime, kimin, kiminle, kimden, kimler, hangi kişi',
    place:
      'nerede, nereye, nereden, neresi, nereler, nerelere, nerelerde, neredeydi, neresiydi, nerededir, neresidir, hangi şehir, hangi şehirde, hangi ülke, hangi ülkede, hangi yerde',
    time: 'ne zaman, ne zamandan beri, hangi yıl, hangi yılda, hangi gün, hangi tarihte, saat kaçta, hangi ay, hangi yüzyıl, hangi yüzyılda, kaç yılında',
    number:
      'kaç, kaç tane, kaç kişi, kaç kez, kaç yaşında, ne kadar, ne kadar süre, ne sıklıkla, kaçıncı, yüzde kaç, kaçtır, kaçtı, ne kadardı',
    reason: 'neden, niçin, niye, hangi nedenle, sebebi nedir, nedendi',
    manner: 'nasıl, nasıldı, nasıldır, ne şekilde, hangi yolla',
    steps:
      'nasıl yapılır, nasıl yaparım, nasıl yapabilirim, nasıl edebilirim, hangi adımlar, ne yapmalıyım, ne yapmam gerekir, ne yapabilirim',
    definition: 'ne demek, ne demektir, ne anlama gelir, tanımı nedir, tanımla',
    list: 'listele, say, sırala, nelerdir, neler, nelerdi, hangileri, hangileriydi, hangileridir, ne tür',
    choice: 'hangi, hangisi, hangisidir, hangisiydi, hangisini',
    thing: 'ne, nedir, neydi, nelere, neyi, neye, neyin, neyle, açıkla, anlat',
  },
  questionLabels: 'soru, sorum',
  existing: 'var, vardır, mevcut',
  askingWords:
    'anlamı, anlamına gelir, ne demek, demektir, tanımı, tanımla, açıkla, açıklaması, açıklayın, tarif et',
  purposeWords: 'işe yarar',
  latestWords:
    'en son, son, en yeni, şu anki, şimdiki, güncel, mevcut, şu anda, şimdi, bugün, gelecek, sonraki',
  yesNoParticles:
    'mı, mi, mu, mü, mıdır, midir, mudur, müdür, mısın, misin, miyim, mıyım, miydi, mıydı',

  pronouns:
    'o, onlar, onu, ona, onun, onda, ondan, onları, onlara, onların, bu, şu, bunlar, şunlar, bunu, buna, bunun, orada, burada, şurada, oraya, kendisi',
  followUps:
    've, ama, peki, ya, peki ya, veya, sonra, ayrıca, başka ne, başka kim, neden olmasın, daha fazla anlat',
  corrections:
    'demek istedim, hayır demek istedim, yani, hayır yani, kastettiğim, hayır kastettiğim, o değil',
  conjunctions: 've, veya, ya da, ile, ama, fakat, çünkü, ki, eğer, iken, ancak, hem',
  relatives: 'ki, olan',
  coordinators: 've',
  possessives: 'onun, onların',
  conditionals: 'eğer, şayet',
  hypotheticals: 'belki',
  negations: 'değil, yok, hayır, hiç, asla, hiçbir, hiç kimse, hiçbir şey, olmadan, ne de, hariç',
  deictics:
    'benim, beni, biz, bizim, bize, bizi, senin, seni, siz, sizin, size, sizi, dün, bugün, yarın, bu hafta, geçen hafta, gelecek hafta, bu ay, geçen ay, gelecek ay, bu yıl, geçen yıl, gelecek yıl, bu sene, geçen sene, gelecek sene, ayrıca bakınız, devamını oku',
  leaningOpenings:
    'ancak, fakat, ama, bu nedenle, bu yüzden, dolayısıyla, böylece, ayrıca, bunun yerine, aksi takdirde, yine de, öte yandan, bu, şu, o, onlar, bunlar, onun, onların, ve, örneğin, daha sonra, sonra, sonunda, orada, burada, her ikisi',
  copulas: 'dır, dir, idi, olan',
  honorifics: 'bey, hanım, paşa, sultan, kral, kraliçe',
  courtesyTitles: 'bay, bayan, sayın, dr, prof',
  otherNameCues: 'olarak bilinen, olarak da bilinen, lakaplı, namıdiğer, diğer adıyla',

  greetings:
    'merhaba, selam, günaydın, iyi günler, iyi akşamlar, iyi geceler, hoş geldiniz, nasılsın',
  thanks:
    'teşekkürler, teşekkür ederim, çok teşekkürler, çok teşekkür ederim, sağ ol, sağol, sağ olun',
  acknowledgements:
    'ok, tamam, tamamdır, peki, anladım, anlıyorum, hepsi bu, bu kadar, önemli değil, sorun değil, hoşça kal, hoşça kalın, güle güle, görüşürüz, iyi günler dilerim',
  questionsOfAssistant:
    'sen kimsin, kimsin, siz kimsiniz, kimsiniz, nesin, sen nesin, ne yapabilirsin, neler yapabilirsin, ne yapabilirsiniz, neler yapabilirsiniz, ne yapıyorsun, ne biliyorsun, ne sorabilirim, sana ne sorabilirim, nasıl yardımcı olabilirsin, bana nasıl yardım edebilirsin, nasıl çalışıyorsun, bot musun, robot musun, insan mısın, adın ne, adınız ne, bana yardım et, yardım eder misin, bana yardım edebilir misin, yardıma ihtiyacım var, bir sorum var',
  shorterWishes:
    'daha kısa, daha kısa lütfen, kısalt, bunu kısalt, kısaltır mısın, kısaltır mısınız, kısaca, kısa, kısa ve öz, özetle, özet, özetler misin, bunu özetle, tek cümleyle, tek cümlede, bir cümleyle, bir cümlede, iki cümleyle, bir kelimeyle, birkaç kelimeyle, daha az kelimeyle, çok uzun, bu çok uzun, çok uzun oldu, fazla uzun, çok fazla metin, sadece en önemlisi, en önemlisi, sadece ana fikir, ana fikir, sadece özü, sadece cevap, sadece cevabı ver, kısa versiyon, daha öz',
  moreWishes:
    'daha fazla, biraz daha, daha, daha fazlası, daha fazla anlat, daha fazla bilgi, daha fazla bilgi ver, daha fazla ayrıntı, daha fazla detay, daha çok anlat, daha çok bilgi, daha çok, daha ayrıntılı, daha detaylı, daha ayrıntılı anlat, daha detaylı anlat, ayrıntılı anlat, detaylı anlat, ayrıntılı, detaylı, ayrıntılar, detaylar, ayrıntı, detay, detay ver, daha uzun, devam, devam et, devam edin, sonra, peki sonra, başka ne var, başka ne, başka, başka bir şey, başka bir şey var mı, başka ne diyor, dahası var mı, açıkla, bunu açıkla, açıklar mısın, açıklar mısınız, anlat, bunu anlat, ne demek istiyorsun, ne demek istiyorsunuz, ne demek istedin, bu ne demek, ne demek, bu ne anlama geliyor, ne anlama geliyor, nasıl yani, yani, bağlam, daha fazla bağlam',
  sourceWishes:
    'emin misin, emin misiniz, bundan emin misin, bundan emin misiniz, gerçekten emin misin, gerçekten, gerçekten mi, ciddi misin, sahiden mi, cidden mi, bu doğru mu, doğru mu, doğru mu bu, bu gerçek mi, öyle mi, nerede yazıyor, bu nerede yazıyor, nerede yazıyor bu, nerede diyor, bunu nerede diyor, bunu nerede okudun, bunu nerede buldun, nerede okuyabilirim, bunu nereden biliyorsun, nereden biliyorsun, nereden biliyorsunuz, bunu nereden aldın, nereden aldın, bu nereden, bu bilgi nereden, kim diyor, bunu kim diyor, kim söylüyor, bunu kim söylüyor, kime göre, neye göre, kaynak, kaynağı, kaynağı ne, kaynağın ne, kaynağınız ne, kaynak ne, kaynak nedir, kaynağı nedir, kaynaklar, kaynakların ne, kaynaklar neler, hangi kaynak, kaynağı göster, kaynağı gösterin, kaynak göster, kaynakları göster, bana kaynağı göster, kaynak ver, kaynak belirt, kaynakla, kaynaklarla, hangi belge, hangi belgede, hangi sayfa, hangi sayfada, hangi bölümde, kanıt, kanıtı, kanıtla, kanıtın ne, ispatla, alıntı, alıntıyı göster, nerede olduğunu göster, yerini göster, inanmıyorum, buna inanmıyorum, sanmıyorum, şüpheliyim, kontrol et, tekrar kontrol et, doğrula',
  remarksOnReply:
    'başka bir deyişle, daha basit, tekrar et, anlamadım, anlamıyorum, bu yanlış, bunu sormadım, bu sorumu yanıtlamıyor, bunu çevir, Türkçe, İngilizce, Almanca, kendi dilimde, liste olarak, liste halinde, liste hâlinde, liste yap, listele, bunu listele, maddeler halinde, maddeler hâlinde, madde madde, tablo olarak, tablo halinde, tablo yap, başka türlü söyle, farklı şekilde söyle, kendi cümlelerinle, basit kelimelerle, daha basit kelimelerle, daha basit anlat, basitleştir, yeniden ifade et, tekrar, bir daha, bir daha söyle, tekrarla, tekrar söyle, çevir, İngilizceye çevir, Türkçeye çevir, bunu İngilizceye çevir, çeviri, Fransızca, İspanyolca, Rusça, Arapça, İngilizce olarak, Almanca olarak, Türkçe olarak, başka bir dilde, bunu anlamadım, hiç anlamadım, bu doğru değil, doğru değil, yanlış, hatalı, bunu kastetmedim',
  thankedFor:
    'yardım, yardımın, yardımınız, yardımların, yardımlarınız, destek, desteğiniz, cevap, cevabın, cevabınız, yanıtınız, bilgi, için',
  courtesies:
    'lütfen, rica etsem, bakabilir misin, bakabilir misiniz, bakar mısın, bakar mısınız, kontrol edebilir misin, kontrol edebilir misiniz, kontrol eder misin, kontrol eder misiniz, bulabilir misin, bulabilir misiniz, bulur musun, arar mısın, arayabilir misin, araştırabilir misin, araştırabilir misiniz, söyleyebilir misin, söyleyebilir misiniz, söyler misin, söyler misiniz, bana söyle, haber ver, biliyor musun, biliyor musunuz, yardım edebilir misin, yardım edebilir misiniz, yardımcı olabilir misin, yardımcı olabilir misiniz, açıklar mısın, açıklayabilir misin, teşekkürler, benim için, bunu, şuna, buna, bana',
  leadIns:
    'bir sorum var, kısa bir soru, hızlı bir soru, bir şey sormak istiyorum, sormak istiyorum, bilmek istiyorum, öğrenmek istiyorum, merak ediyorum, acaba, bilmiyorum, bana söyler misin, bana söyler misiniz, bana söyleyebilir misin, bana söyleyebilir misiniz, pardon, affedersin, affedersiniz, özür dilerim, kusura bakmayın, kusura bakma, lütfen, anlatır mısın, anlatır mısınız, anlatabilir misin, anlatabilir misiniz, açıklar mısın, açıklar mısınız, açıklayabilir misin, açıklayabilir misiniz, söyler misin, söyler misiniz, söyleyebilir misin, söyleyebilir misiniz, gösterir misin, gösterir misiniz, yardımcı olur musun, yardımcı olur musunuz',

  abbreviations:
    'dr, prof, doç, yrd, av, sn, vb, vs, örn, bkz, yy, mah, cad, sok, alb, gen, ort, ltd, şti, a.ş, tel, faks, bul, blv, apt, çev, haz, bşk, müd, uzm, op, öğr, gör, max, yak, vd, sk, bk, krş',
  abbreviationsOfNumbers: 's, no, cilt, şek, md, fık, tab, blok',
  ordinalsCount: 'yüzyıl, yüzyılda, yüzyılın, dünya, kez',
  numerals: 'iki, üç, dört, beş, altı, yedi, sekiz, dokuz, on, on bir, on iki',

  aspects: 'tarihçe, önem, eleştiriler, bugünkü durum',
  library: {
    documents:
      'belge, belgeler, belgem, belgelerim, belgelerimi, belgeleri, dosya, dosyalar, dosyam, dosyalarım, dosyalarımı, dosyaları, doküman, dokümanlar, metin, metinler',
    questions:
      'kaç … var, burada kaç … var, toplam kaç … var, kaç … var burada, kaç … yükledim, kaç tane … var, hangi … var, hangi … mevcut, hangi … yükledim, burada hangi … var, elinde hangi … var, sende hangi … var, hangi … sahipsin, … listele, tüm … listele, bütün … listele, … göster, tüm … göster, bütün … göster, bana … göster, belgelerin listesi, belge listesi, belge sayısı, neler var',
    topics:
      'ne sorabilirim, sana ne sorabilirim, size ne sorabilirim, neler sorabilirim, sana neler sorabilirim, hangi konuları sorabilirim, hangi soruları sorabilirim, hangi soruları yanıtlayabilirsin, hangi sorulara cevap verebilirsin, ne biliyorsun, neler biliyorsun, bana nasıl yardımcı olabilirsin',
  },
  facts: {
    author: {
      questions:
        '… kim yazdı, … kim yazmış, … kim yayımladı, … kim yayınladı, … yazarı kim, … yazarı kimdir, … yazarları kim, … yazarları kimdir, … kim tarafından yazıldı, yazarı kim, yazarı kimdir',
      names: 'yazar, yazarı, yazarlar, yazan, hazırlayan, hazırlayanlar, editör',
    },
    published: {
      questions:
        '… ne zaman yayımlandı, … ne zaman yayınlandı, … ne zaman yazıldı, … yayın tarihi nedir, … hangi tarihli',
      names:
        'tarih, tarihi, yayın tarihi, yayımlanma tarihi, yayınlanma tarihi, oluşturulma tarihi',
    },
    updated: {
      questions:
        '… ne zaman güncellendi, … en son ne zaman güncellendi, … son olarak ne zaman güncellendi, … en son ne zaman değiştirildi, … son güncellemesi ne zaman',
      names:
        'güncelleme, güncellendi, son güncelleme, güncelleme tarihi, son değişiklik, değiştirilme tarihi',
    },
  },
  requests:
    'açıkla, açıklayın, özetle, özetleyin, analiz et, karşılaştır, tanımla, hakkında rapor yaz',
  comparisons: 'karşılaştırıldığında, karşılaştırma, arasındaki fark',
  orders: {
    verbs:
      'yok say, yok sayın, görmezden gel, görmezden gelin, dikkate alma, dikkate almayın, göz ardı et, göz ardı edin, unut, unutun',
    which: 'önceki, yukarıdaki, tüm, bütün, diğer',
    what: 'talimatı, talimatları, talimatlarını, talimatlarınızı, yönergeyi, yönergeleri, komutları, kuralları, istemi, istemleri, promptu, promptları',
    readers:
      'yapay zeka asistanısın, yapay zekâ asistanısın, yapay zeka asistanısınız, yapay zekâ asistanısınız, yapay zeka modelisin, yapay zekâ modelisin, yapay zekasın, yapay zekâsın, dil modelisin, dil modelisiniz, sohbet robotusun, sohbet robotusunuz',
    openings: 'bir, sen, siz',
  },

  backMatter:
    'ayrıca bakınız, kaynakça, dış bağlantılar, yorumlar, yorum yap, ilgili haberler, ilgili yazılar, kaynaklar, ilgili konular, ilgili başlıklar',
  referrals: 'daha fazla bilgi, ayrıca bakınız, daha fazla ayrıntı',
  figureWords: 'şekil',
  values: turkishValues,

  replies: {
    nothing: 'Belgelerde bu sorunun yanıtı yok.',
    nearest: 'Hiçbir bölüm bunu açıkça söylemiyor; en yakını şu:',
    otherLanguage: 'Belgeler başka bir dilde; adlara ve sayılara göre en yakın bölümler şunlar:',
    notFound: 'Şu konuda hiçbir şey bulunamadı:',
    greeting: 'Merhaba! Belgeleriniz hakkında bir şey sorun.',
    thanks: 'Rica ederim.',
    acknowledgement: 'Peki. Daha fazlasını öğrenmek istediğinizde bana sorun.',
    ofAssistant:
      'Sorunuzun yanıtını kaynaklarda arar ve dayandığı alıntıları aynen gösteririm. Ne öğrenmek istersiniz?',
    remark: 'Belgeleri olduğu gibi alıntılıyorum; yeniden yazmıyor ve çevirmiyorum.',
    said: 'Belgelerde şöyle yazıyor:',
    noMore: 'Bununla ilgili daha fazla bir şey bulamadım.',
    page: 'sayfa …',
    allOf: 'Belge sayısı: …',
    longestOf: 'En uzun belgeler (… / …):',
    emptyHanded: 'Lütfen belgelerde bulunabilecek bir şey sorun.',
  },
  report: {
    contents: 'İçindekiler',
    findings: 'Başlıca bulgular',
    details: 'Ayrıntılar',
    disagreements: 'Kaynakların ayrıştığı yerler',
    notFound: 'Bulunamayanlar',
    onNoPage: 'okunan hiçbir sayfada yok',
    inNoQuote: 'alıntılanan hiçbir cümlede yok',
    sources: 'Kaynaklar',
    retrieved: 'erişim',
    abstractOnly: 'yalnızca özet',
    copies: 'aynı metin',
    nothing: 'Okunabilen hiçbir sayfa bu konuda bir şey söylemiyor.',
    noPage: 'Arama hiçbir sayfa bulamadı.',
    unreadable: 'Arama sayfalar buldu, ancak hiçbiri okunamadı.',
    searched: 'Neler arandı',
    partial: 'Arama erken bitirildi.',
  },
}
