import type { LanguageData } from '../language.ts'
import { indonesianStatements } from './statements.ts'
import { indonesianValues } from './values.ts'

export const indonesian: LanguageData = {
  code: 'id',
  statements: indonesianStatements,
  stopWordList: 'ind',

  asks: {
    person: 'siapa, siapakah, siapa saja, dengan siapa, oleh siapa, milik siapa, orang mana',
    place:
      'di mana, dimana, ke mana, kemana, dari mana, di manakah, di kota mana, kota mana, di negara mana, negara mana, tempat mana',
    time: 'kapan, kapankah, sejak kapan, sampai kapan, tahun berapa, pada tahun berapa, tanggal berapa, hari apa, jam berapa, pukul berapa, bulan apa, abad berapa',
    number:
      'berapa, berapa banyak, berapa lama, berapa kali, berapa orang, berapa umur, berapa jauh, berapa tinggi, berapa persen, seberapa, seberapa sering, berapakah',
    reason: 'mengapa, kenapa, apa sebabnya, apa alasan, mengapakah',
    manner: 'bagaimana, bagaimanakah, gimana, dengan cara apa',
    steps:
      'bagaimana cara, bagaimana caranya, bagaimana saya, cara untuk, langkah apa, apa langkah',
    definition:
      'apa arti, apa artinya, apa itu, apa yang dimaksud dengan, apa maksud, definisi, apa pengertian',
    list: 'sebutkan, daftar, apa saja, mana saja, jenis apa',
    choice: 'mana, yang mana, manakah',
    thing: 'apa, apakah yang, apa yang, jelaskan, gambarkan, ceritakan',
  },
  questionLabels: 'pertanyaan, pertanyaan saya',
  existing: 'yang ada, tersedia',
  askingWords:
    'arti, artinya, berarti, makna, maksud, maksudnya, definisi, definisikan, jelaskan, penjelasan, deskripsi',
  purposeWords: 'gunanya, kegunaan, berguna untuk',
  latestWords:
    'terbaru, terakhir, terkini, saat ini, sekarang, hari ini, berikutnya, mendatang, sejauh ini',
  yesNoOpenings: 'apakah, adakah, bisakah, dapatkah, bolehkah, benarkah, haruskah',
  prepositions: 'di, ke, dari, pada, oleh, untuk, dengan, tentang, dalam, sejak, sampai, antara',

  pronouns:
    'dia, ia, mereka, beliau, nya, ini, itu, tersebut, sana, sini, situ, di sana, di situ, di sini, hal itu, hal ini',
  followUps:
    'dan, tetapi, tapi, atau, lalu, kemudian, juga, bagaimana dengan, dan bagaimana dengan, apa lagi, siapa lagi, kenapa tidak, ceritakan lebih',
  corrections:
    'maksud saya, bukan maksud saya, yang saya maksud, bukan yang saya maksud, bukan itu tetapi, melainkan',
  conjunctions:
    'dan, atau, tetapi, tapi, karena, bahwa, jika, kalau, ketika, sementara, meskipun, serta, agar, supaya',
  ofWords: 'dari, milik, oleh',
  relatives: 'yang, di mana, tempat',
  coordinators: 'dan',
  genitives: 'dari',
  conditionals: 'jika, kalau, bila, apabila',
  hypotheticals: 'mungkin, barangkali',
  negations: 'tidak, bukan, tak, belum, jangan, tanpa, tidak pernah, tidak ada, kecuali, tiada',
  deictics:
    'saya, aku, kami, kita, anda, kamu, kalian, kemarin, hari ini, besok, minggu ini, minggu lalu, minggu depan, pekan ini, pekan lalu, pekan depan, bulan ini, bulan lalu, bulan depan, tahun ini, tahun lalu, tahun depan, lihat pula, lihat juga, baca juga, baca selengkapnya',
  leaningOpenings:
    'namun, akan tetapi, oleh karena itu, karena itu, maka, jadi, dengan demikian, selain itu, sebaliknya, kalau tidak, meskipun demikian, juga, kemudian, lalu, ini, itu, hal ini, hal itu, dia, ia, mereka, tetapi, dan, misalnya, contohnya, akhirnya, di sana, di sini, keduanya',
  copulas: 'adalah, ialah, merupakan',
  honorifics: 'raja, ratu, sultan',
  courtesyTitles: 'bapak, ibu, tuan, nyonya, dr, prof',
  otherNameCues: 'dikenal sebagai, alias, disebut, atau lebih dikenal sebagai',

  greetings:
    'halo, hai, selamat pagi, selamat siang, selamat sore, selamat malam, apa kabar, selamat datang',
  thanks: 'terima kasih, terimakasih, makasih, terima kasih banyak, trims',
  acknowledgements:
    'ok, oke, okay, baik, baiklah, mengerti, saya mengerti, saya paham, itu saja, tidak apa-apa, tidak masalah, sampai jumpa, selamat tinggal, dadah',
  questionsOfAssistant:
    'siapa kamu, kamu siapa, siapa Anda, Anda siapa, apa yang bisa kamu lakukan, apa yang bisa Anda lakukan, kamu bisa apa, apa yang kamu tahu, apa yang bisa saya tanyakan, bagaimana kamu bisa membantu, bagaimana Anda bisa membantu saya, bagaimana cara kerjamu, apakah kamu bot, apakah kamu robot, apakah kamu manusia, siapa namamu, siapa nama Anda, tolong bantu saya, bantu saya, bisakah kamu membantu saya, bisakah Anda membantu saya, saya butuh bantuan, saya punya pertanyaan',
  shorterWishes:
    'lebih singkat, lebih pendek, lebih ringkas, singkat saja, singkat, ringkas, singkatnya, ringkasnya, persingkat, perpendek, ringkaskan, ringkasan, dalam satu kalimat, satu kalimat saja, dalam dua kalimat, dalam satu kata, dalam beberapa kata, dengan lebih sedikit kata, terlalu panjang, itu terlalu panjang, terlalu banyak teks, intinya saja, intinya, inti saja, yang penting saja, poin utamanya saja, jawabannya saja, simpulkan, versi singkat',
  moreWishes:
    'lagi, lebih banyak, lebih banyak lagi, sedikit lagi, tambah lagi, ceritakan lebih banyak, ceritakan lagi, ceritakan lebih lanjut, beri tahu lebih banyak, jelaskan lebih lanjut, jelaskan lagi, lebih lanjut, lebih rinci, lebih detail, lebih terperinci, secara rinci, secara detail, rinciannya, detailnya, detail, informasi lebih lanjut, informasi lebih banyak, info lebih lanjut, lebih panjang, lanjut, lanjutkan, teruskan, terus, lalu apa, apa lagi, ada lagi, ada yang lain, apakah ada lagi, apa lagi yang tertulis, jelaskan, jelaskan itu, tolong jelaskan, uraikan, maksudnya, maksudnya apa, apa maksudnya, apa maksudmu, apa maksud Anda, apa artinya, apa arti itu, itu artinya apa, konteksnya, konteks lebih lanjut',
  sourceWishes:
    'apakah kamu yakin, apakah Anda yakin, kamu yakin, Anda yakin, yakin, yakin itu, yakin benar, apakah itu benar, benarkah, benarkah itu, apa itu benar, apa benar, itu benar, masa, serius, sungguh, sungguhan, di mana tertulis, di mana itu tertulis, di mana tertulis begitu, di mana disebutkan, di mana itu disebutkan, di mana kamu membacanya, di mana kamu menemukannya, di mana saya bisa membacanya, di mana saya bisa menemukannya, dari mana itu, dari mana kamu tahu, dari mana Anda tahu, dari mana informasi itu, dari mana asalnya, siapa yang bilang, siapa yang mengatakan itu, kata siapa, menurut siapa, sumber, sumbernya, sumbernya apa, apa sumbernya, sumber mana, mana sumbernya, tunjukkan sumbernya, tunjukkan sumber, perlihatkan sumbernya, sebutkan sumbernya, beri sumber, dengan sumber, referensi, referensinya, dokumen mana, di dokumen mana, di halaman berapa, halaman berapa, di bagian mana, bagaimana kamu tahu, buktinya, bukti, apa buktinya, buktikan, kutipan, kutipannya, tunjukkan di mana, tunjukkan bagian itu, saya tidak percaya, saya ragu',
  remarksOnReply:
    'dengan kata lain, lebih sederhana, ulangi, saya tidak mengerti, saya tidak paham, itu salah, bukan itu yang saya tanyakan, itu tidak menjawab pertanyaan saya, terjemahkan itu, dalam bahasa Indonesia, dalam bahasa Inggris, dalam bahasa saya, dalam bentuk daftar, sebagai daftar, buat daftar, jadikan daftar, buatkan daftar, dalam poin-poin, dalam poin, per poin, dalam bentuk tabel, sebagai tabel, buat tabel, jadikan tabel, dengan kata-katamu sendiri, dengan kata sederhana, dengan kata-kata sederhana, sederhanakan, katakan dengan cara lain, parafrasakan, tulis ulang, sekali lagi, ulangi lagi, terjemahkan, terjemahkan ke bahasa Inggris, terjemahkan ke bahasa Indonesia, terjemahan, bahasa Inggris, dalam bahasa Jerman, dalam bahasa Prancis, dalam bahasa Arab, dalam bahasa lain, saya belum mengerti, tidak mengerti, tidak paham, itu tidak benar, tidak benar, salah, bukan itu, bukan itu maksud saya',
  courtesies:
    'bisakah, bisakah kamu, bisakah Anda, bisa kamu, bisa Anda, dapatkah kamu, dapatkah Anda, maukah kamu, maukah Anda, tolong, mohon, silakan, cari, carikan, mencari, mencarikan, cek, periksa, memeriksa, memeriksanya, lihat, melihat, temukan, menemukan, beri tahu, memberi tahu, memberitahu, katakan, tahu, bantu, membantu, jelaskan, menjelaskan, jawab, menjawab, terima kasih',
  leadIns:
    'pertanyaan singkat, saya punya pertanyaan, saya ada pertanyaan, saya ingin tahu, saya ingin bertanya, saya mau tanya, mau tanya, numpang tanya, saya penasaran, saya tidak tahu, apakah Anda tahu, apakah kamu tahu, ada yang tahu, apakah ada yang tahu, bisakah Anda memberi tahu saya, bisakah kamu memberi tahu saya, bisakah Anda beri tahu saya, tolong beri tahu saya, maaf, permisi, tolong, mohon, saya mencari, saya sedang mencari',
  wishes:
    'saya ingin, saya mau, saya perlu, saya harus, saya butuh, saya membutuhkan, saya mencoba, saya tidak bisa, saya tidak dapat, kami ingin, kami perlu, kami harus, bantu saya',

  abbreviations:
    'dr, prof, ir, drs, jl, dll, dsb, dst, yth, tn, ny, hal, a.n, s.d, pt, cv, sdr, sdri, bpk, kel, kec, kab, prov, telp, tgl, maks, mis, a.l, h, hj, sbb, spt, tbk, d.a',
  abbreviationsOfNumbers: 'no, hlm, vol, gbr, ps, ay, tel, rt, rw, lt, lamp, tab',
  numerals: 'dua, tiga, empat, lima, enam, tujuh, delapan, sembilan, sepuluh, sebelas, dua belas',

  aspects: 'sejarah, arti penting, kritik, keadaan saat ini',
  library: {
    documents: 'dokumen, berkas, file, teks, sumber',
    questions:
      'ada berapa …, ada berapa banyak …, berapa … yang ada, berapa banyak … yang ada, berapa jumlah …, jumlah …, berapa … yang kamu punya, berapa banyak … yang kamu punya, berapa … yang Anda miliki, berapa banyak … yang Anda miliki, berapa … yang saya punya, berapa … yang saya unggah, … apa saja yang ada, ada … apa saja, … apa yang ada, … apa yang kamu punya, … apa saja yang kamu punya, … apa yang Anda miliki, … apa saja yang Anda miliki, … apa saja yang saya unggah, … apa saja yang tersedia, daftar …, daftar … saya, tampilkan …, tampilkan … saya, tampilkan semua …, tampilkan daftar …, sebutkan semua …',
    topics:
      'apa yang bisa saya tanyakan, apa yang dapat saya tanyakan, apa saja yang bisa saya tanyakan, saya bisa bertanya tentang apa, pertanyaan apa yang bisa saya ajukan, pertanyaan apa yang bisa kamu jawab, apa yang kamu ketahui, apa yang kamu tahu, apa yang Anda ketahui, apa yang bisa kamu bantu',
  },
  facts: {
    author: {
      questions:
        'siapa yang menulis …, siapa penulis …, siapa penulisnya …, siapa pengarang …, siapa yang menyusun …, siapa yang menerbitkan …, siapa saja penulis …, … ditulis oleh siapa, siapa penulisnya',
      names: 'penulis, pengarang, penyusun, ditulis oleh, disusun oleh, dibuat oleh, editor',
    },
    published: {
      questions:
        'kapan … diterbitkan, kapan … ditulis, kapan … dipublikasikan, kapan … terbit, kapan tanggal terbit …',
      names:
        'tanggal, diterbitkan, diterbitkan pada, tanggal terbit, dipublikasikan, dibuat, dibuat pada',
    },
    updated: {
      questions:
        'kapan … diperbarui, kapan … terakhir diperbarui, kapan terakhir … diperbarui, kapan … terakhir diubah, kapan pembaruan terakhir …',
      names:
        'diperbarui, diperbarui pada, terakhir diperbarui, pembaruan terakhir, diubah, terakhir diubah, direvisi',
    },
  },
  requests: 'jelaskan, uraikan, ringkas, rangkum, analisis, bandingkan, tulis laporan tentang',
  comparisons: 'versus, dibandingkan dengan, perbandingan, perbedaan antara',
  orders: {
    verbs: 'abaikan, lupakan, jangan hiraukan',
    which: 'sebelumnya, di atas, terdahulu, semua, seluruh, segala, lain, lainnya',
    what: 'instruksi, perintah, petunjuk, arahan, aturan, prompt',
    readers: 'AI, LLM, asisten AI, kecerdasan buatan, model bahasa, chatbot',
    openings:
      'kamu adalah, anda adalah, kamu adalah sebuah, anda adalah sebuah, kamu adalah seorang, anda adalah seorang, kamu sekarang adalah, anda sekarang adalah',
  },

  backMatter:
    'lihat pula, lihat juga, referensi, pranala luar, daftar pustaka, komentar, baca juga, artikel terkait, sumber',
  figureWords: 'gambar',
  values: indonesianValues,

  replies: {
    nothing: 'Tidak ada bagian dokumen yang menjawab pertanyaan ini.',
    nearest: 'Tidak ada bagian yang menyatakannya secara langsung; yang terdekat adalah:',
    otherLanguage:
      'Dokumen ditulis dalam bahasa lain; bagian terdekat menurut nama dan angka adalah:',
    notFound: 'Tidak ditemukan apa pun tentang:',
    greeting: 'Halo! Tanyakan sesuatu tentang dokumen Anda.',
    thanks: 'Sama-sama.',
    acknowledgement: 'Baik. Tanyakan kepada saya bila Anda ingin tahu lebih banyak.',
    ofAssistant:
      'Saya mencari jawaban atas pertanyaan Anda dalam sumber-sumber dan menunjukkan kutipan persis yang mendasarinya. Apa yang ingin Anda ketahui?',
    remark: 'Saya mengutip dokumen apa adanya, tanpa menulis ulang atau menerjemahkannya.',
    said: 'Dokumen menyatakannya dengan kata-kata ini:',
    noMore: 'Saya tidak menemukan hal lain tentang itu.',
    page: 'halaman …',
    allOf: 'Jumlah dokumen: …',
    longestOf: '… dokumen terpanjang dari …:',
    emptyHanded: 'Silakan tanyakan sesuatu yang mungkin ada dalam dokumen.',
  },
  report: {
    contents: 'Isi',
    findings: 'Temuan utama',
    details: 'Rincian',
    disagreements: 'Perbedaan antar sumber',
    notFound: 'Yang tidak ditemukan',
    onNoPage: 'tidak ada di halaman mana pun yang dibaca',
    inNoQuote: 'tidak ada dalam kalimat yang dikutip',
    sources: 'Sumber',
    retrieved: 'diakses',
    abstractOnly: 'hanya abstrak',
    copies: 'teks yang sama',
    nothing: 'Tidak ada halaman terbaca yang membahas topik ini.',
    noPage: 'Pencarian tidak menemukan halaman apa pun.',
    unreadable: 'Pencarian menemukan halaman, tetapi tidak satu pun dapat dibaca.',
    searched: 'Apa yang dicari',
    partial: 'Pencarian diakhiri lebih awal.',
  },
}
