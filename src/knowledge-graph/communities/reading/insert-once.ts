/** Inserts a value into an ascending list, unless it is in it. */
export function insertOnce<Value extends string | number>(ascending: Value[], value: Value): void {
  const last = ascending.at(-1)
  if (last === undefined || last < value) {
    ascending.push(value)
    return
  }
  let [low, high] = [0, ascending.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] ?? value) < value) low = middle + 1
    else high = middle
  }
  if (ascending[low] !== value) ascending.splice(low, 0, value)
}
