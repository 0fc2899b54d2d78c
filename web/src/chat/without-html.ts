/** Takes what looks like HTML for text like any other, with the sources that are named in it. A plugin of remark. */
export function withoutHtml(this: { data(): object }): void {
  const data: { micromarkExtensions?: object[] } = this.data()
  data.micromarkExtensions ??= []
  data.micromarkExtensions.push({ disable: { null: ['htmlFlow', 'htmlText'] } })
}
