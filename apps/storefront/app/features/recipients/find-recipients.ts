import type { Recipient } from '@passepartout/contracts'

/** Those in whose name or address all words stand, however they are accented. */
export function findRecipients(recipients: readonly Recipient[], words: string): readonly Recipient[] {
  const wanted = foldAccents(words).split(/\s+/).filter(Boolean)
  return recipients.filter(({ name, extra, street, postalCode, city }) => {
    const said = foldAccents([name, extra, street, postalCode, city].join(' '))
    return wanted.every(word => said.includes(word))
  })
}

const foldAccents = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
