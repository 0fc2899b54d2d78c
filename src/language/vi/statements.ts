import type { StatementData } from '../statement-words.ts'

export const vietnameseStatements: StatementData = {
  openings:
    'các … là gì, những … là gì, … là gì, có những … nào, có … nào, … nào, liệt kê các …, liệt kê …, tất cả các …, tất cả …',
  actors:
    'tôi, chúng tôi, chúng ta, bạn, anh, chị, ông, bà, họ, mọi người, ban quản trị, công ty, nhóm, bên thuê, bên cho thuê, khách hàng, phụ huynh, ai đó',
  deadlines: 'trước, trước ngày, hạn, chậm nhất, trong vòng',
  sources:
    'cuộc họp, biên bản, thư, email, tin nhắn, báo cáo, hợp đồng, cuộc trò chuyện, tài liệu, văn bản, được, đã',
  kinds: {
    decision: {
      names: 'quyết định, nghị quyết, thỏa thuận',
      asks: 'điều gì đã được quyết định, đã quyết định điều gì, … đã quyết định gì, … đã quyết định điều gì, … quyết định gì',
      says: 'đã quyết định, quyết định, đã thống nhất, thống nhất, đã thông qua, thông qua, được phê duyệt, được bầu',
    },
    rejected: {
      names: 'từ chối, bác bỏ',
      asks: 'điều gì đã bị từ chối, cái gì bị từ chối, … đã từ chối gì, … bị bác bỏ',
      says: 'bị từ chối, đã từ chối, bị bác, bác bỏ, không được thông qua',
    },
    open: {
      names: 'vấn đề còn mở, câu hỏi mở, vấn đề chưa giải quyết',
      asks: 'điều gì chưa được quyết định, điều gì còn bỏ ngỏ, điều gì bị hoãn',
      says: 'chưa quyết định, chưa được quyết định, hoãn lại, bị hoãn, chưa rõ, còn bỏ ngỏ',
    },
    task: {
      names: 'nhiệm vụ, công việc, việc cần làm, bước tiếp theo',
      asks: 'ai phải làm gì, ai làm gì, … phải làm gì, … cần làm gì, … sẽ làm gì',
      says: 'chịu trách nhiệm, phụ trách, đảm nhận',
      does: 'sẽ, cần',
    },
    request: {
      names: 'yêu cầu, đề nghị gửi',
      asks: '… yêu cầu gì, … muốn gì, … nhờ gì',
      says: 'vui lòng, xin, đề nghị quý, yêu cầu',
    },
    requirement: {
      names: 'điều kiện, nghĩa vụ, yêu cầu bắt buộc',
      asks: 'điều gì là bắt buộc',
      says: 'phải, bắt buộc, có nghĩa vụ, cần phải',
      does: 'phải',
    },
    prohibition: {
      names: 'điều cấm, lệnh cấm',
      asks: 'điều gì bị cấm, cái gì bị cấm, không được làm gì',
      says: 'cấm, bị cấm, không được, nghiêm cấm, không được phép',
    },
    deadline: {
      names: 'thời hạn, hạn chót, hạn',
      asks: 'khi nào hết hạn',
      says: 'thời hạn, hạn chót, cuộc họp tiếp theo, hết hạn',
    },
    proposal: {
      names: 'đề xuất, khuyến nghị, gợi ý, lời khuyên',
      asks: '… đề xuất gì, … đề nghị gì, … khuyên gì, … khuyến nghị gì, … gợi ý gì',
      says: 'đề xuất, đề nghị, khuyến nghị, gợi ý, khuyên',
    },
    option: {
      names: 'lựa chọn, phương án, phương án thay thế',
      asks: 'có thể chọn gì',
      says: 'hai phương án, ba phương án, phương án, hoặc là, có thể chọn',
    },
    promise: {
      names: 'lời hứa, cam kết',
      asks: '… hứa gì, … cam kết gì',
      says: 'hứa, cam kết, bảo đảm, đảm bảo',
    },
    risk: {
      names: 'rủi ro, cảnh báo, vấn đề, lo ngại, khiếu nại',
      asks: '… lo ngại gì, … cảnh báo gì, … lo lắng gì',
      says: 'rủi ro, nguy cơ, nguy hiểm, lo ngại, cảnh báo, lo lắng, phàn nàn',
    },
    finding: {
      names: 'kết quả, phát hiện, kết luận',
      asks: 'đã phát hiện gì, … kết luận gì',
      says: 'phát hiện, kết luận, cho thấy, xác định',
    },
  },
}
