/** `tel:` address of a number as it is printed; a leading zero stays, since the country is the caller's. */
export const telUrl = (printed: string): string =>
  `tel:${printed.replace(/\(0\)/g, '').replace(/[^\d+]/g, '')}`
