import type { Recipient } from '@passepartout/contracts'

/** Recipients whose name or address contains all words, whatever the accents. */
export function findRecipients(recipients: readonly Recipient[], words: string): readonly Recipient[] {
  const wanted = foldAccents(words).split(/\s+/).filter(Boolean)
  return recipients.filter(({ name, extra, street, postalCode, city }) => {
    const searchable = foldAccents([name, extra, street, postalCode, city].join(' '))
    return wanted.every(word => searchable.includes(word))
  })
}

const foldAccents = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
