import type { LanguageData } from '../language.ts'
import { vietnameseStatements } from './statements.ts'
import { vietnameseValues } from './values.ts'

export const vietnamese: LanguageData = {
  code: 'vi',
  statements: vietnameseStatements,
  letters: 'àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ',
  stopWordList: 'vie',

  asks: {
    person: 'ai, của ai, người nào, với ai, những ai, ai là',
    place: 'ở đâu, đâu, từ đâu, nơi nào, thành phố nào, nước nào, quốc gia nào, chỗ nào',
    time: 'khi nào, bao giờ, lúc nào, năm nào, ngày nào, tháng nào, mấy giờ, thế kỷ nào, từ khi nào, hồi nào',
    number:
      'bao nhiêu, mấy, bao lâu, bao xa, bao nhiêu lần, bao nhiêu người, bao nhiêu tuổi, cao bao nhiêu, mấy lần, bao nhiêu phần trăm',
    reason: 'tại sao, vì sao, sao lại, lý do gì, vì lý do gì',
    manner: 'như thế nào, bằng cách nào, thế nào, ra sao',
    steps: 'làm thế nào, làm thế nào để, làm sao để, làm sao, cách nào để, các bước',
    definition: 'nghĩa là gì, có nghĩa là gì, định nghĩa, được hiểu là gì',
    list: 'liệt kê, danh sách, kể tên, những gì, những loại nào, gồm những',
    choice: 'nào, cái nào, loại nào, điều nào',
    thing: 'gì, là gì, cái gì, điều gì, giải thích, mô tả, hãy cho biết',
  },
  questionLabels: 'câu hỏi, câu hỏi của tôi, hỏi',
  existing: 'có những',
  askingWords: 'nghĩa là gì, có nghĩa là, ý nghĩa, định nghĩa, giải thích, mô tả',
  purposeWords: 'dùng để',
  latestWords:
    'mới nhất, gần đây nhất, gần đây, hiện tại, hiện nay, bây giờ, hôm nay, tiếp theo, sắp tới',
  yesNoOpenings: 'có phải, phải chăng, liệu',
  yesNoParticles: 'không, phải không, chưa, đúng không, có phải',
  prepositions: 'ở, tại, trong, trên, từ, đến, với, cho, bởi, vào, của, về',

  pronouns:
    'anh ấy, cô ấy, ông ấy, bà ấy, ông, bà, nó, họ, chúng, này, đó, kia, ấy, đây, điều này, điều đó, ở đó, ở đây',
  followUps: 'và, nhưng, còn, vậy, thế còn, vậy còn, hoặc, còn gì nữa, còn ai nữa, tại sao không',
  corrections:
    'ý tôi là, không ý tôi là, tôi muốn nói, không tôi muốn nói, không phải mà là, mà là',
  conjunctions: 'và, hoặc, nhưng, vì, bởi vì, rằng, nếu, khi, trong khi, mặc dù, cũng như, để, hay',
  ofWords: 'của, thuộc',
  relatives: 'mà, người mà, nơi mà, nơi',
  coordinators: 'và',
  genitives: 'của',
  conditionals: 'nếu',
  hypotheticals: 'có lẽ',
  negations:
    'không, chưa, chẳng, không bao giờ, không ai, không có, không gì, ngoại trừ, trừ, đừng',
  deictics:
    'chúng tôi, chúng ta, nước ta, hôm qua, hôm nay, ngày mai, tuần này, tuần trước, tuần tới, tháng này, tháng trước, năm nay, năm ngoái, xem thêm, đọc thêm',
  leaningOpenings:
    'tuy nhiên, do đó, vì vậy, vì thế, hơn nữa, ngoài ra, thay vào đó, nếu không, tuy vậy, mặt khác, cũng, sau đó, điều này, điều đó, ông, bà, nó, họ, nhưng, và, ví dụ, chẳng hạn, cuối cùng, ở đó, ở đây, cả hai',
  copulas: 'là, được gọi là',
  honorifics: 'ông, bà, anh, chị, cô, ts, gs, vua, hoàng hậu',
  otherNameCues: 'còn gọi là, được biết đến với tên, tên thật là, bí danh',

  greetings: 'xin chào, chào, chào bạn, chào buổi sáng, chào buổi tối, bạn khỏe không',
  thanks: 'cảm ơn, cám ơn, cảm ơn bạn, xin cảm ơn, cảm ơn nhiều',
  acknowledgements:
    'ok, được rồi, tôi hiểu, tôi hiểu rồi, hiểu rồi, thế thôi, không sao, không sao đâu, tạm biệt, hẹn gặp lại, chúc một ngày tốt lành',
  questionsOfAssistant:
    'bạn là ai, bạn là gì, bạn có thể làm gì, bạn làm được gì, bạn biết gì, tôi có thể hỏi gì, tôi có thể hỏi bạn điều gì, bạn có thể giúp gì, bạn có thể giúp tôi thế nào, bạn hoạt động thế nào, bạn có phải là robot không, bạn có phải là người không, bạn tên là gì, tên bạn là gì, giúp tôi, giúp tôi với, bạn có thể giúp tôi không, tôi cần giúp đỡ, tôi có một câu hỏi',
  shorterWishes:
    'ngắn hơn, ngắn gọn hơn, ngắn gọn, ngắn thôi, rút ngắn lại, rút gọn, rút gọn lại, tóm tắt, tóm tắt lại, tóm gọn, tóm lại, nói ngắn gọn, nói tóm lại, trong một câu, bằng một câu, một câu thôi, trong hai câu, trong vài từ, ít từ hơn, dài quá, quá dài, nhiều chữ quá, chỉ ý chính, ý chính thôi, chỉ phần quan trọng nhất, chỉ câu trả lời, bản ngắn',
  moreWishes:
    'thêm, thêm nữa, thêm một chút, nói thêm, nói thêm đi, kể thêm, kể thêm đi, cho tôi biết thêm, cho biết thêm, nói rõ hơn, chi tiết hơn, chi tiết, cụ thể hơn, thêm chi tiết, thêm thông tin, nhiều thông tin hơn, dài hơn, tiếp, tiếp đi, tiếp tục, tiếp tục đi, rồi sao nữa, còn gì nữa, còn gì nữa không, còn gì khác, còn gì khác không, còn nữa không, giải thích, giải thích thêm, giải thích rõ hơn, giải thích đi, ý bạn là gì, ý bạn là sao, ý là sao, nghĩa là gì, điều đó có nghĩa là gì, như vậy nghĩa là sao, là sao, ngữ cảnh, thêm ngữ cảnh',
  sourceWishes:
    'bạn có chắc không, bạn có chắc chắn không, bạn chắc chắn không, bạn chắc không, bạn chắc chứ, chắc không, chắc chứ, có chắc không, có đúng không, đúng không, điều đó có đúng không, có thật không, thật không, thật sao, thật à, thiệt không, thế à, nó nói ở đâu, nói ở đâu, điều đó viết ở đâu, viết ở đâu, ghi ở đâu, điều đó ghi ở đâu, nằm ở đâu trong tài liệu, bạn đọc ở đâu, bạn tìm thấy ở đâu, tôi có thể đọc ở đâu, lấy từ đâu, thông tin đó từ đâu, từ đâu ra, ai nói vậy, ai nói thế, theo ai, nguồn, nguồn đâu, nguồn nào, nguồn ở đâu, nguồn là gì, nguồn của bạn là gì, cho xem nguồn, cho tôi xem nguồn, cho nguồn, cho tôi nguồn, dẫn nguồn, trích nguồn, có nguồn không, tài liệu tham khảo, tham khảo, tài liệu nào, trong tài liệu nào, trang nào, ở trang nào, trang mấy, phần nào, ở phần nào, sao bạn biết, làm sao bạn biết, bằng chứng, bằng chứng đâu, chứng minh đi, trích dẫn, cho tôi xem chỗ đó, chỉ cho tôi chỗ đó, tôi không tin, tôi nghi ngờ, kiểm tra lại, kiểm tra lại đi',
  remarksOnReply:
    'nói cách khác, đơn giản hơn, nhắc lại đi, tôi không hiểu, sai rồi, tôi không hỏi điều đó, dịch đi, bằng tiếng Việt, bằng tiếng Anh, bằng ngôn ngữ của tôi, dưới dạng danh sách, thành danh sách, lập danh sách, làm danh sách, liệt kê ra, gạch đầu dòng, theo gạch đầu dòng, dưới dạng bảng, thành bảng, lập bảng, làm bảng, nói cách khác đi, nói khác đi, diễn đạt lại, viết lại, bằng từ đơn giản, đơn giản hóa, dễ hiểu hơn, nói lại, nói lại đi, nhắc lại, lần nữa, một lần nữa, dịch, dịch sang tiếng Anh, dịch sang tiếng Việt, dịch ra tiếng Anh, bản dịch, bằng tiếng Pháp, bằng tiếng Trung, bằng tiếng Nhật, bằng ngôn ngữ khác, không hiểu, tôi chưa hiểu, không đúng, điều đó không đúng, điều đó sai, sai, không phải vậy, tôi không hỏi cái đó',
  courtesies:
    'bạn có thể, anh có thể, chị có thể, có thể, bạn vui lòng, vui lòng, làm ơn, xin, xin hãy, tra cứu, tra giúp, tìm, tìm giúp, tìm hiểu, kiểm tra, kiểm tra giúp, xem, xem giúp, cho tôi biết, cho biết, nói cho tôi biết, biết, giúp, giúp tôi, tôi, giải thích, xác nhận, trả lời, được không, không, nhé, cảm ơn, điều đó, cái đó, việc này',
  leadIns:
    'câu hỏi nhanh, tôi có một câu hỏi, mình có một câu hỏi, tôi muốn biết, mình muốn biết, tôi muốn hỏi, mình muốn hỏi, cho tôi hỏi, cho mình hỏi, cho hỏi, xin hỏi, tôi tự hỏi, tôi không biết, bạn có biết, có ai biết, bạn có thể cho tôi biết, bạn có thể nói cho tôi biết, xin lỗi, làm ơn, vui lòng, xin vui lòng, tôi đang tìm',
  wishes:
    'tôi muốn, mình muốn, tôi cần, mình cần, tôi phải, mình phải, tôi đang cố, tôi không thể, mình không thể, chúng tôi muốn, chúng tôi cần, giúp tôi',

  abbreviations: 'ts, gs, ths, bs, tp, tr, vd, v.v, q, p, đ, tx, gđ, pgs, cn, kts',
  abbreviationsOfNumbers: 'đt',
  numerals: 'hai, ba, bốn, sáu, bảy, tám, chín, mười, mười một, mười hai',

  aspects: 'lịch sử, ý nghĩa, chỉ trích, tình hình hiện nay',
  library: {
    documents: 'tài liệu, tập tin, tệp, văn bản, nguồn',
    questions:
      'có bao nhiêu …, có bao nhiêu … ở đây, có tất cả bao nhiêu …, bạn có bao nhiêu …, tôi có bao nhiêu …, tôi đã tải lên bao nhiêu …, có những … nào, bạn có những … nào, tôi có những … nào, tôi đã tải lên những … nào, những … nào có sẵn, bạn có thể tìm trong những … nào, liệt kê …, liệt kê các …, liệt kê các … của tôi, liệt kê tất cả …, liệt kê tất cả các …, hiển thị …, hiển thị các …, cho tôi xem các …, danh sách …, danh sách các …, số lượng …, số …',
    topics:
      'tôi có thể hỏi gì, tôi có thể hỏi bạn điều gì, tôi có thể hỏi bạn gì, tôi có thể hỏi về điều gì, tôi có thể hỏi về cái gì, tôi có thể hỏi những gì, tôi có thể đặt câu hỏi gì, bạn có thể trả lời những câu hỏi nào, bạn biết gì, bạn biết những gì, bạn có thể giúp gì',
  },
  facts: {
    author: {
      questions:
        'ai viết …, ai đã viết …, ai là tác giả của …, ai là tác giả …, tác giả của … là ai, tác giả … là ai, ai soạn …, ai đã soạn …, ai biên soạn …, ai xuất bản …, … do ai viết, tác giả là ai',
      names: 'tác giả, người viết, người soạn, biên soạn, viết bởi, người biên soạn',
    },
    published: {
      questions:
        '… được xuất bản khi nào, … được viết khi nào, … được công bố khi nào, khi nào … được xuất bản, khi nào … được viết, … xuất bản khi nào, ngày xuất bản của … là gì, ngày của … là gì',
      names: 'ngày, ngày xuất bản, xuất bản, ngày đăng, ngày công bố, ngày ban hành, ngày tạo',
    },
    updated: {
      questions:
        '… được cập nhật khi nào, … được cập nhật lần cuối khi nào, … cập nhật lần cuối khi nào, khi nào … được cập nhật, lần cập nhật cuối của … là khi nào, … được sửa đổi lần cuối khi nào',
      names:
        'cập nhật, ngày cập nhật, cập nhật lần cuối, cập nhật ngày, sửa đổi, ngày sửa đổi, sửa đổi lần cuối',
    },
  },
  requests: 'mô tả, tóm tắt, giải thích, phân tích, so sánh, viết báo cáo về',
  comparisons: 'so với, so sánh, sự khác biệt giữa',
  orders: {
    verbs: 'bỏ qua, phớt lờ, quên, hãy quên',
    which: 'trước, trước đó, trước đây, ở trên, bên trên, tất cả, mọi, toàn bộ, khác',
    what: 'hướng dẫn, chỉ dẫn, chỉ thị, mệnh lệnh, câu lệnh, quy tắc, lời nhắc, prompt',
    readers: 'LLM, trợ lý AI, trí tuệ nhân tạo, mô hình ngôn ngữ, chatbot',
    openings: 'bạn là, bạn là một, bây giờ bạn là, bây giờ bạn là một',
  },

  backMatter:
    'xem thêm, tham khảo, liên kết ngoài, chú thích, bình luận, bài viết liên quan, nguồn',
  figureWords: 'hình',
  values: vietnameseValues,

  replies: {
    nothing: 'Không có gì trong tài liệu trả lời câu hỏi này.',
    nearest: 'Không đoạn nào nói thẳng điều này; gần nhất là:',
    otherLanguage: 'Tài liệu được viết bằng ngôn ngữ khác; những đoạn gần nhất theo tên và số là:',
    notFound: 'Không tìm thấy gì về:',
    greeting: 'Xin chào! Hãy hỏi tôi về tài liệu của bạn.',
    thanks: 'Không có gì.',
    acknowledgement: 'Vâng. Hãy hỏi tôi khi bạn muốn biết thêm.',
    ofAssistant:
      'Tôi tìm câu trả lời cho câu hỏi của bạn trong các nguồn và cho thấy những trích dẫn nguyên văn làm căn cứ. Bạn muốn biết điều gì?',
    remark: 'Tôi trích dẫn tài liệu nguyên văn, không viết lại hay dịch.',
    said: 'Tài liệu viết như sau:',
    noMore: 'Tôi không tìm thấy gì thêm về điều đó.',
    page: 'trang …',
    allOf: 'Số tài liệu: …',
    longestOf: '… tài liệu dài nhất trong …:',
    emptyHanded: 'Hãy hỏi về điều mà tài liệu có thể chứa.',
  },
  report: {
    contents: 'Mục lục',
    findings: 'Phát hiện chính',
    details: 'Chi tiết',
    disagreements: 'Chỗ các nguồn khác nhau',
    notFound: 'Những gì không tìm thấy',
    onNoPage: 'không có trên trang nào đã đọc',
    inNoQuote: 'không có trong câu trích nào',
    sources: 'Nguồn',
    retrieved: 'truy cập',
    abstractOnly: 'chỉ tóm tắt',
    copies: 'cùng văn bản',
    nothing: 'Không trang nào đọc được nói về chủ đề này.',
    noPage: 'Tìm kiếm không thấy trang nào.',
    unreadable: 'Tìm kiếm thấy các trang, nhưng không đọc được trang nào.',
    searched: 'Những gì đã tìm',
    partial: 'Việc tìm kiếm đã kết thúc sớm.',
  },
}
