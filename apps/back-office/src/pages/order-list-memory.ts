/** The orders of the last list, so that an order page can walk to the next one of the same filter. */
const STORED_LIST = 'back-office-orders'

export const storeOrderList = (numbers: readonly string[]): void =>
  sessionStorage.setItem(STORED_LIST, JSON.stringify(numbers))

/** The orders before and after one in the last list. */
export function findNeighbours(number: string): { previous: string | undefined; next: string | undefined } {
  const stored: unknown = JSON.parse(sessionStorage.getItem(STORED_LIST) ?? '[]')
  const numbers = Array.isArray(stored) ? stored.map(String) : []
  const index = numbers.indexOf(number)
  return index < 0
    ? { previous: undefined, next: undefined }
    : { previous: numbers[index - 1], next: numbers[index + 1] }
}
