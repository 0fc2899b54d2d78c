/** A remark plugin that treats HTML as plain text, so that citations within it are found. */
export function withoutHtml(this: { data(): object }): void {
  const data: { micromarkExtensions?: object[] } = this.data()
  data.micromarkExtensions ??= []
  data.micromarkExtensions.push({ disable: { null: ['htmlFlow', 'htmlText'] } })
}
