import type { StatementData } from '../statement-words.ts'

export const turkishStatements: StatementData = {
  openings:
    '…nelerdir, … nelerdir, … neler, … nedir, … var mı, hangi …, tüm …, bütün …, … listele, … göster, … neydi',
  actors:
    'ben, biz, sen, siz, o, onlar, herkes, yönetim, kurul, komite, ekip, şirket, firma, kiracı, kiraya veren, müşteri, tedarikçi, veliler, birisi',
  deadlines: 'kadar, önce, en geç, içinde, dek',
  sources:
    'toplantı, toplantıda, toplantının, tutanak, tutanakta, e-posta, e-postada, mesaj, mektup, mektupta, rapor, raporda, sohbet, sözleşme, sözleşmede, belge, metin, alındı, alınan, yapıldı, yapılan',
  kinds: {
    decision: {
      names: 'kararlar, karar, alınan kararlar',
      asks: 'ne karar verildi, neye karar verildi, … neye karar verildi, … ne karar verildi, … neye karar verdi, … ne karar verdi, … ne kararlaştırıldı, ne kararlaştırıldı, … hangi kararlar alındı, hangi kararlar alındı',
      says: 'karar verdi, karar verildi, karar verdik, karar aldı, karar alındı, kararlaştırıldı, kararlaştırdı, kabul edildi, onaylandı, onayladı, seçildi, anlaştık, anlaşıldı',
    },
    rejected: {
      names: 'reddedilenler, reddedilen',
      asks: 'ne reddedildi, … ne reddedildi, neler reddedildi, … neyi reddetti, hangi öneri reddedildi',
      says: 'reddedildi, reddetti, reddettik, geri çevrildi, kabul edilmedi, onaylanmadı, kabul edemeyiz',
    },
    open: {
      names: 'açık sorular, açık konular, çözülmemiş konular, sorular',
      asks: 'ne henüz kararlaştırılmadı, … neye karar verilmedi, neye karar verilmedi, ne açık kaldı, ne ertelendi, … ne belirsiz',
      says: 'karar verilmedi, henüz karar, kararlaştırılmadı, ertelendi, açık kaldı, belirsiz, belli değil, net değil, karar alınmadı, bilmiyoruz',
    },
    task: {
      names: 'görevler, görev, yapılacaklar, eylemler, sonraki adımlar, TODO',
      asks: 'kim ne yapacak, kim ne yapmalı, … ne yapmalı, … ne yapacak, … ne yapması gerekiyor, … neden sorumlu, ne yapılmalı, ne yapılması gerekiyor',
      says: 'sorumlu, üstlendi, görevlendirildi',
      does: '-acak, -ecek, -malı, -meli, -acağım, -eceğim, -acağız, -eceğiz',
    },
    request: {
      names: 'istekler, talepler, rica',
      asks: '… ne istiyor, … ne rica ediyor, … ne talep ediyor, … ne istedi',
      says: 'lütfen, rica ederiz, rica ederim, rica ediyor, istiyor, talep ediyor, talep etti, misiniz, mısınız',
    },
    requirement: {
      names: 'gereksinimler, yükümlülükler, şartlar, koşullar',
      asks: 'ne gerekli, … ne gerektiriyor, … neyi zorunlu kılıyor, ne zorunlu',
      says: 'zorunda, zorunludur, zorunlu, gerekir, gerekli, gerekmektedir, yükümlüdür, mecburdur, şarttır',
      does: 'zorunda',
    },
    prohibition: {
      names: 'yasaklar, yasak',
      asks: 'ne yasak, neler yasak, … ne yasak, neler yasaktır, ne yasaktır, … neler yasak',
      says: 'yasak, yasaktır, yasaklandı, izin verilmez, yapılamaz, edilemez, kullanılamaz',
    },
    deadline: {
      names: 'son tarihler, son tarih, teslim tarihleri, tarihler',
      asks: 'son tarih ne',
      says: 'son tarih, gelecek toplantı, en geç',
    },
    proposal: {
      names: 'öneriler, öneri, tavsiyeler',
      asks: '… ne öneriyor, … ne önerdi, … ne tavsiye ediyor, … ne tavsiye etti',
      says: 'öneriyor, önerdi, öneriyorum, öneriyoruz, öneririm, öneririz, tavsiye ediyor, tavsiye etti, tavsiye ederim, tavsiye ederiz, önerim',
    },
    option: {
      names: 'seçenekler, seçenek, alternatifler',
      asks: '… ne seçebilir',
      says: 'iki seçenek, üç seçenek, seçenek, ya da, alternatif, seçebilir',
    },
    promise: {
      names: 'sözler, taahhütler',
      asks: '… ne söz veriyor, … ne söz verdi, … ne vaat ediyor, … neyi garanti ediyor',
      says: 'söz veriyor, söz verdi, söz veriyoruz, garanti ediyor, garanti ediyoruz, taahhüt eder, taahhüt ediyor',
    },
    risk: {
      names: 'riskler, risk, uyarılar, sorunlar, sorun, endişeler, şikayetler',
      asks: '… neden endişeli, … neye karşı uyardı, … ne konuda uyardı, … neden korkuyor, … neden şikayet',
      says: 'uyardı, uyarıyor, risk, tehlike, tehlikeli, endişe, endişeli, korkuyor, sorun, sorunlar, şikayet',
    },
    finding: {
      names: 'sonuçlar, bulgular, sonuç',
      asks: 'ne bulundu, … ne tespit etti, ne tespit edildi, … ne sonuca vardı',
      says: 'tespit edildi, tespit etti, bulundu, ortaya çıktı, sonuç olarak, sonucuna vardı, gösterdi',
    },
  },
}
