import type { StatementData } from '../statement-words.ts'

export const indonesianStatements: StatementData = {
  openings: 'apa saja …, apa …, apakah ada …, adakah …, sebutkan …, daftar …, tampilkan …, semua …',
  actors:
    'saya, kami, kita, anda, kamu, dia, mereka, semua, pengurus, panitia, tim, perusahaan, penyewa, pemilik, pelanggan, orang tua, seseorang',
  deadlines: 'sebelum, paling lambat, sampai, hingga, selambat-lambatnya, dalam waktu',
  sources:
    'rapat, pertemuan, notulen, surat, email, pesan, laporan, obrolan, kontrak, dokumen, teks, diambil, dibuat, disebutkan',
  kinds: {
    decision: {
      names: 'keputusan, kesepakatan',
      asks: 'apa yang diputuskan, apa yang disepakati, apa yang telah diputuskan, apa keputusan',
      says: 'memutuskan, diputuskan, sepakat, disepakati, menyetujui, disetujui, menetapkan, ditetapkan, terpilih',
    },
    rejected: {
      names: 'penolakan',
      asks: 'apa yang ditolak, apa yang tidak disetujui',
      says: 'ditolak, menolak, tidak disetujui',
    },
    open: {
      names: 'pertanyaan terbuka, masalah terbuka, hal yang belum diputuskan',
      asks: 'apa yang belum diputuskan, apa yang masih terbuka, apa yang ditunda, apa yang belum jelas',
      says: 'belum diputuskan, belum ada keputusan, ditunda, belum jelas, masih terbuka, tidak ada keputusan',
    },
    task: {
      names: 'tugas, tindakan, langkah selanjutnya, TODO',
      asks: 'siapa harus melakukan apa, siapa melakukan apa, apa yang harus dilakukan …, apa yang harus … lakukan, apa yang akan dilakukan …, apa tugas',
      says: 'bertanggung jawab, bertugas, menangani',
      does: 'akan, harus, perlu',
    },
    request: {
      names: 'permintaan, permohonan',
      asks: 'apa yang diminta …, apa yang diinginkan …',
      says: 'mohon, tolong, silakan, meminta, kami minta, diminta, bisakah',
    },
    requirement: {
      names: 'persyaratan, kewajiban, syarat',
      asks: 'apa yang wajib, apa yang diharuskan, apa yang disyaratkan',
      says: 'harus, wajib, diwajibkan, perlu, diperlukan',
      does: 'harus, wajib',
    },
    prohibition: {
      names: 'larangan',
      asks: 'apa yang dilarang, apa yang tidak boleh',
      says: 'dilarang, tidak boleh, tidak diizinkan, larangan',
    },
    deadline: {
      names: 'tenggat, tenggat waktu, batas waktu',
      asks: 'kapan batas waktu',
      says: 'tenggat, batas waktu, rapat berikutnya, jatuh tempo',
    },
    proposal: {
      names: 'usulan, usul, rekomendasi, saran',
      asks: 'apa yang diusulkan …, apa yang disarankan …, apa yang direkomendasikan …, apa saran, apa usul',
      says: 'mengusulkan, menyarankan, merekomendasikan, diusulkan, disarankan, usul saya, saran saya',
    },
    option: {
      names: 'pilihan, opsi, alternatif',
      asks: 'apa yang bisa dipilih',
      says: 'dua pilihan, tiga pilihan, opsi, pilihan, alternatif, dapat memilih',
    },
    promise: {
      names: 'janji, komitmen',
      asks: 'apa yang dijanjikan …',
      says: 'berjanji, menjanjikan, menjamin, berkomitmen',
    },
    risk: {
      names: 'risiko, peringatan, masalah, kekhawatiran, keluhan',
      asks: 'apa yang dikhawatirkan …, apa yang diperingatkan …',
      says: 'memperingatkan, risiko, bahaya, berbahaya, khawatir, masalah, mengeluh',
    },
    finding: {
      names: 'temuan, hasil, kesimpulan',
      asks: 'apa yang ditemukan, apa yang disimpulkan',
      says: 'ditemukan, menemukan, menyimpulkan, kesimpulan, ternyata, menunjukkan',
    },
  },
}
