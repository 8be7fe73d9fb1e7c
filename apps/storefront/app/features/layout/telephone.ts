/**
 * `tel:` address of a number as it is printed. A leading zero stays, because the number is dialled in the caller's own
 * country.
 */
export const telUrl = (printed: string): string =>
  `tel:${printed.replace(/\(0\)/g, '').replace(/[^\d+]/g, '')}`
