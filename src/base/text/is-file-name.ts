/** Whether a title is the name of a file of text. */
export function isFileName(title: string): boolean {
  return fileName.test(title)
}

const fileName =
  /^[^\n]{1,200}\.(?:csv|docx?|eml|epub|html?|ipynb|json|log|md|msg|odp|ods|odt|pdf|pptx?|rst|rtf|srt|tsv|txt|vtt|xls[xb]?)$/i
