/** Whether the person types on the screen: the keyboard comes with the focus, and covers half of the page. */
export function isTouched(): boolean {
  return matchMedia('(pointer: coarse)').matches
}

/** Moves the focus to the text box of the chat, unless that would bring a keyboard to the screen. */
export function focusBox(): void {
  if (!isTouched()) document.querySelector<HTMLElement>('.composer textarea')?.focus()
}
