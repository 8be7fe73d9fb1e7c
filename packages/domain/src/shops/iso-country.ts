/** Two capitals of a shop's country (ISO 3166-1): the shop of the United States is named by its domain, `com`. */
export const isoCountry = (country: string): string => (country === 'com' ? 'US' : country.toUpperCase())
